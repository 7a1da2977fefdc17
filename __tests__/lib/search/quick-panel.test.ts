import { entersSearch, panelAfter, type QuickPanelEvent } from '@/lib/search/quick/quick-panel';

it.each<[QuickPanelEvent, string, boolean]>([
  ['typed', 'l', true],
  ['typed', '', false],
  ['typed', '  ', false],
  ['hovered', 'lilac', true],
  ['hovered', '', false],
  ['pressed', 'lilac', true],
  ['pressed', '', false],
  ['left', 'lilac', false],
  ['clicked-away', 'lilac', false],
  ['escaped', 'lilac', false],
  ['submitted', 'lilac', false],
  ['chosen', 'lilac', false],
])('after "%s" with "%s" the panel is open: %s', (event, term, open) => {
  expect(panelAfter(event, term)).toBe(open);
});

it.each([
  ['', null, false],
  ['li', null, false],
  ['  li ', null, false],
  ['lil', null, true],
  ['lil', 'lil', false],
  ['Lil ', 'lil', false],
  ['lilac', 'lil', true],
  ['lilac', '', true],
])('Enter with "%s" while "%s" is shown leads to the search page: %s', (term, current, leads) => {
  expect(entersSearch(term, current)).toBe(leads);
});
