/** @jest-environment node */
import { brand } from '@/lib/config/brand';
import {
  asPrinted,
  cardLineProblem,
  refusedCharacters,
  replaceRefused,
} from '@/lib/orders/card-message';

/** The pattern of specification A5 as it stands there: the default of a brand that widens nothing (ruling 4). */
const specified = /^[A-Za-z0-9 _!@#$%^*+=\-;:",.?]*$/;

describe('the card message', () => {
  it.each([
    'Happy Birthday!',
    'Love, Tom + Ana',
    'a_b!@#$%^*+=-;:",.?',
    '',
    '123',
    "It's Tom & Ana (w/ Zoë)",
    'Łukasz, Dvořák, Şeyma, Nguyễn, José, Straße',
  ])('prints %j', (line) => {
    expect([cardLineProblem(line), refusedCharacters(line)]).toEqual([null, []]);
  });

  it.each([
    ['Zoë’s “day”', 'Zoë\'s "day"'],
    ['Jose\u0301', 'José'],
    ['a\u00A0b\tc', 'a b c'],
    ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['so\u00ADft\u200B', 'soft'],
    ['6′ 2″', '6\' 2"'],
  ])('makes of %j what is printed', (typed, printed) => {
    expect(asPrinted(typed)).toBe(printed);
  });

  it.each([
    ['Tom & Ana', specified, [{ character: '&', replacement: 'and' }], 'Tom and Ana'],
    ["Mom's day", specified, [{ character: "'", replacement: '' }], 'Moms day'],
    [
      '“Hello”',
      specified,
      [
        { character: '“', replacement: '"' },
        { character: '”', replacement: '"' },
      ],
      '"Hello"',
    ],
    ['José', specified, [{ character: 'é', replacement: 'e' }], 'Jose'],
    ['Jose\u0301', specified, [{ character: 'e\u0301', replacement: 'e' }], 'Jose'],
    ['Straße', specified, [{ character: 'ß', replacement: '' }], 'Strae'],
    [
      '(x)/y',
      specified,
      [
        { character: '(', replacement: '' },
        { character: ')', replacement: '' },
        { character: '/', replacement: '' },
      ],
      'xy',
    ],
    ['wait…', brand.cardMessageAlphabet, [{ character: '…', replacement: '...' }], 'wait...'],
    ['you – me', brand.cardMessageAlphabet, [{ character: '–', replacement: '-' }], 'you - me'],
    ['I ❤️ you', brand.cardMessageAlphabet, [{ character: '❤️', replacement: '' }], 'I you'],
    ['👩‍👧 hi 👩‍👧', brand.cardMessageAlphabet, [{ character: '👩‍👧', replacement: '' }], 'hi'],
    ['a 🌷 🌷 b', brand.cardMessageAlphabet, [{ character: '🌷', replacement: '' }], 'a b'],
    ['a\nb', brand.cardMessageAlphabet, [{ character: '\n', replacement: '' }], 'a\nb'],
    [
      'end 🌷\n🌷 begin',
      brand.cardMessageAlphabet,
      [
        { character: '🌷', replacement: '' },
        { character: '\n', replacement: '' },
      ],
      'end\nbegin',
    ],
  ])('names what it cannot print in %j, and replaces it', (line, alphabet, refused, replaced) => {
    expect(refusedCharacters(line, alphabet)).toEqual(refused);
    expect(replaceRefused(line, undefined, alphabet)).toBe(replaced);
  });

  it('replaces one of several', () => {
    expect([replaceRefused('🌷 a — b 🌷', '—'), replaceRefused('🌷 a — b 🌷', '🌷')]).toEqual([
      '🌷 a - b 🌷',
      'a — b',
    ]);
  });

  it.each([specified, brand.cardMessageAlphabet])(
    'replaces so that the pattern always accepts the result: %s',
    (alphabet) => {
      const everything = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code))
        .filter((character) => character !== '\n')
        .join(' ');
      expect(replaceRefused(everything, undefined, alphabet)).toMatch(alphabet);
    },
  );

  it.each([
    ['wait…', 'Our card printer cannot print “…”. Use “...” instead.'],
    ['I ❤️', 'Our card printer cannot print “❤️”. Please leave it out.'],
    ['a\nb', 'Our card printer cannot print “\n”. Please leave it out.'],
    ['i'.repeat(61), 'A card line holds 60 characters.'],
    ['W'.repeat(22), 'This line is too wide for the card.'],
    ['W'.repeat(21), null],
  ])('says what to do about %j', (line, text) => {
    expect(cardLineProblem(line)).toBe(text);
  });
});
