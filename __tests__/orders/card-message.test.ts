/** @jest-environment node */
import { brand } from '@/lib/config/brand';
import { cardLineProblem, refusedCharacters, replaceRefused } from '@/lib/orders/card-message';

describe('the card message', () => {
  it.each([
    'Happy Birthday!', 'Love, Tom + Ana', 'a_b!@#$%^*+=-;:",.?', '', '123',
  ])('prints %j', (line) => {
    expect([cardLineProblem(line), refusedCharacters(line)]).toEqual([null, []]);
  });

  it.each([
    ['Tom & Ana', [{ character: '&', replacement: 'and' }], 'Tom and Ana'],
    ['Mom\'s day', [{ character: '\'', replacement: '' }], 'Moms day'],
    ['“Hello”', [{ character: '“', replacement: '"' }, { character: '”', replacement: '"' }], '"Hello"'],
    ['José', [{ character: 'é', replacement: 'e' }], 'Jose'],
    ['Jose\u0301', [{ character: 'e\u0301', replacement: 'e' }], 'Jose'],
    ['Straße', [{ character: 'ß', replacement: '' }], 'Strae'],
    ['wait…', [{ character: '…', replacement: '...' }], 'wait...'],
    ['you – me', [{ character: '–', replacement: '-' }], 'you - me'],
    ['I ❤️ you', [{ character: '❤️', replacement: '' }], 'I  you'],
    ['👩‍👧 hi 👩‍👧', [{ character: '👩‍👧', replacement: '' }], ' hi '],
    ['(x)/y', [{ character: '(', replacement: '' }, { character: ')', replacement: '' }, { character: '/', replacement: '' }], 'xy'],
    ['a\nb', [{ character: '\n', replacement: '' }], 'ab'],
  ])('names what it cannot print in %j', (line, refused, replaced) => {
    expect(refusedCharacters(line)).toEqual(refused);
    expect(replaceRefused(line)).toBe(replaced);
  });

  it('replaces so that the pattern always accepts the result', () => {
    const everything = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).join(' ');
    expect(replaceRefused(everything)).toMatch(brand.cardMessageAlphabet);
  });

  it.each([
    ['Tom & Ana', 'Our card printer cannot print “&”. Use “and” instead.'],
    ['Mom\'s', 'Our card printer cannot print “\'”. Please leave it out.'],
    ['x'.repeat(61), 'A card line holds 60 characters.'],
  ])('says what to do about %j', (line, text) => {
    expect(cardLineProblem(line)).toBe(text);
  });

  it('goes by a widened alphabet', () => {
    expect(refusedCharacters('Mom\'s & Dad\'s', /^[A-Za-z '&]*$/)).toEqual([]);
  });
});
