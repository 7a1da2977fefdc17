/** @jest-environment node */
import { join } from 'node:path';
import { brand } from '@/lib/config/brand';
import { printedWidth } from '@/lib/orders/card-face';
import { advanceWidths } from '@/__tests__/support/woff2';

const folder = join(process.cwd(), 'node_modules/@fontsource-variable/brygada-1918/files');
const face = new Map(
  ['vietnamese', 'latin-ext', 'latin'].flatMap((part) => [
    ...advanceWidths(join(folder, `brygada-1918-${part}-wght-italic.woff2`)),
  ]),
);
const alphabet = Array.from({ length: 0x2000 }, (_, code) => String.fromCodePoint(code)).filter(
  (character) => brand.cardMessageAlphabet.test(character),
);

describe('the face the card is printed in', () => {
  it('has every character of the alphabet, as wide as the table says', () => {
    expect(alphabet.length).toBeGreaterThan(370);
    expect(alphabet.filter((character) => face.get(character) !== printedWidth(character))).toEqual(
      [],
    );
  });

  it('has no letter of western European, Turkish, Romanian or Vietnamese names that the alphabet lacks', () => {
    const letters = [...face.keys()].filter(
      (character) => /[\u00C0-\u017E\u1EA0-\u1EF9Ș-ț]/.test(character) && /\p{L}/u.test(character),
    );
    expect(letters.filter((letter) => !alphabet.includes(letter))).toEqual([]);
    expect(letters.length).toBeGreaterThan(270);
  });

  it('holds a character it does not have for a wide one', () => {
    expect(printedWidth('花')).toBeGreaterThan(Math.max(...alphabet.map(printedWidth)));
  });
});
