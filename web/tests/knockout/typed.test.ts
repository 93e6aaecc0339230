import { describe, expect, it } from 'vitest';
import { readSpaces } from '../../src/companions/scorer/typed';
import { loadBook } from '../../src/words/load';

const [english, french] = [await loadBook('en', 'knockout', 'score'), await loadBook('fr', 'knockout', 'score')];

describe('what a scorer types', () => {
  it.each([
    ['boardwalk, park place, house, off', ['boardwalk', 'park', 'house-a', '']],
    ['2 free parking; marvin', ['free-parking', 'free-parking', 'marvin']],
    ['house, house, railroad, railroad', ['house-a', 'house-b', 'railroad-a', 'railroad-b']],
    ['on the tax and', ['luxury-tax']],
    ['right house', ['house-b']],
    ['in jail', ['']],
    ['baltic, income tax', ['baltic', 'luxury-tax']],
    [' , ', []],
  ])('%s', (line, codes) => expect(readSpaces(line, english)).toEqual({ codes }));

  it.each([
    ['rue de la paix, mozart, maison, hors', ['boardwalk', 'st-james', 'house-a', '']],
    ['champs-elysees', ['park']],
    ['2 parc gratuit', ['free-parking', 'free-parking']],
    ["l'Avenue Atlantique, les Jardins Marvin, Avenue Ventnor", ['atlantic', 'marvin', 'ventnor']],
    ['stationnement gratuit, chemin de fer, place St-Jacques', ['free-parking', 'railroad-a', 'st-james']],
  ])('%s', (line, codes) => expect(readSpaces(line, french)).toEqual({ codes }));

  it('says what it does not understand, or what may be several', () => {
    expect(readSpaces('boardwalk, atlantis', english)).toEqual({ unknown: 'atlantis' });
    expect(readSpaces('avenue', english)).toEqual({ unknown: 'avenue' });
  });
});
