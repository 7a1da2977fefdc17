import { matchesWords, matchParts } from '@/lib/search/quick/matching-words';

it.each([
  ['Roses', 'ro', true],
  ['Cut Roses', 'rose', true],
  ['Primrose', 'rose', false],
  ['Vines & Groundcovers', 'ground vin', true],
  ['Crème de Menthe', 'creme', true],
  ['creme', 'Crème', true],
  ['Roses', '', false],
  ['Roses', '  ', false],
  ['Get Well', 'get x', false],
  ["Mother's Day", 'mother', true],
])('%s has the words of "%s": %s', (text, query, expected) => {
  expect(matchesWords(text, query)).toBe(expected);
});

const shown = (text: string, query: string) =>
  matchParts(text, query)
    .map((part) => (part.match ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['lilac bouquet', 'lilac', '[lilac] bouquet'],
  ['When to prune lilacs', 'lilac', 'When to prune [lilac]s'],
  ['Red Roses', 'rose red', '[Red] [Rose]s'],
  ['Primrose', 'rose', 'Primrose'],
  ['Crème', 'cre', '[Crè]me'],
  ['Sunday Best', '', 'Sunday Best'],
  ['Café rosé', 'rose cafe', '[Café] [rosé]'],
])('"%s" for "%s" is %s', (text, query, expected) => {
  expect(shown(text, query)).toBe(expected);
  expect(
    matchParts(text, query)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
