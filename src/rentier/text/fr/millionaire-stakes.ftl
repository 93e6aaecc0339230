### Millionaire : ce qui découle d’une action, là où ce n’est pas comme sur tout parcours.

millionaire-stake-upgrade = Le pion { $stars }★ coûte { $price } ; avec lui, votre salaire est de { $amount }.
millionaire-stake-for-sale = { $space } : à vendre pour { $price }.
millionaire-stake-rent-due = Vous y payez un loyer de { $amount } à { $owner }.
millionaire-stake-held = Si personne n’enchérit, vous devrez prendre { $space } pour { $amount }.
millionaire-stake-cancelled = Dans ce cas, votre carte « { $card } » reste sans effet.
