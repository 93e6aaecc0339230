### À la place de l’application, dans un navigateur qui ne peut pas la faire marcher.

web-old = Votre navigateur est trop ancien pour Rentier.
web-old-why = Rentier demande Chrome ou Edge { $chrome }, Firefox { $firefox }, Safari { $safari }, ou une version plus récente.
web-old-what = Mettez ce navigateur à jour, ou ouvrez la même adresse dans un autre. Sur un iPhone ou un iPad, mettez iOS à jour dans les réglages : tous les navigateurs en dépendent.
web-no-script = Rentier a besoin de JavaScript. Autorisez-le pour cette page, puis rechargez-la.
