/** @jest-environment node */
import { highlight, type Marking } from '@/platform/search/query/highlight';
import { snippet } from '@/platform/search/query/hit';
import { allowedTypos, typosBetween } from '@/platform/search/query/typos';
import { tokenize } from '@/platform/search/query/words';

describe('typos', () => {
  it.each([
    ['rose', 'rose', 0],
    ['rsoe', 'rose', 1],
    ['hydrangae', 'hydrangea', 1],
    ['orchd', 'orchid', 1],
    ['lavendre', 'lavender', 1],
    ['poinseta', 'poinsettia', 2],
    ['tulip', 'orchid', 3],
  ])('%s is %d from %s', (word, term, typos) => {
    expect(typosBetween(word, term, 2)).toBe(typos);
  });

  it.each([
    ['hydarn', 'hydrangea', 1],
    ['hydrn', 'hydrangea', 1],
    ['orc', 'orchid', 0],
  ])('%s is %d from a beginning of %s', (word, term, typos) => {
    expect(typosBetween(word, term, 1, true)).toBe(typos);
  });

  it.each([
    ['fig', 0],
    ['rose', 1],
    ['hydrange', 2],
    ['100310', 0],
  ])('%s may have %d', (word, typos) => {
    expect(allowedTypos(word, false)).toBe(typos);
  });
});

describe('words', () => {
  it.each([
    ['Mother’s Day', ['mothers', 'day']],
    ['Café au lait, 2-pack', ['cafe', 'au', 'lait', '2', 'pack']],
    ["'quoted'", ['quoted']],
    ['  ', []],
  ])('%s', (text, words) => {
    expect(tokenize(text)).toEqual(words);
  });
});

describe('highlight', () => {
  const marking = (words: string[], more: Partial<Marking> = {}): Marking => ({
    words,
    prefixLast: true,
    terms: new Set(),
    wordOf: () => null,
    open: '[',
    close: ']',
    ...more,
  });

  it.each([
    ['Red Roses', ['red', 'ros'], '[Red] [Ros]es', 'full'],
    ['Red Roses', ['ros', 'red'], '[Red] Roses', 'partial'],
    ['Crème Brûlée', ['brul'], 'Crème [Brûl]ée', 'full'],
    ['Mother’s Day', ['mothers'], '[Mother’s] Day', 'full'],
    ['Peace Lily', ['rose'], 'Peace Lily', 'none'],
    ['<b>Lily</b>', ['b'], '<[b]>Lily</[b]>', 'full'],
  ])('%s for %j', (text, words, value, matchLevel) => {
    expect(highlight(text, marking(words))).toMatchObject({ value, matchLevel });
  });

  it('marks a misspelt word by the term it was found as', () => {
    expect(
      highlight(
        'Blue Hydrangea',
        marking(['hydrangae'], { terms: new Set(['hydrangea']), wordOf: () => 'hydrangae' }),
      ),
    ).toMatchObject({ value: 'Blue [Hydrangea]', matchedWords: ['hydrangae'] });
  });

  it.each([
    ['one two three four five six', ['five'], 3, '…four [five] six'],
    ['one two three', ['two'], 5, 'one [two] three'],
    ['one two three four five six', [], 3, 'one two three…'],
  ])('cuts %s around %j', (text, words, count, value) => {
    const cut = snippet(text, count, '…', marking(words));
    expect(cut.value).toBe(value);
  });
});
