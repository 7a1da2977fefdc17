import { render, screen } from '@testing-library/react';
import { AppliedFilters } from '@/components/catalogue/list/applied-filters';
import type { LinkTo } from '@/components/catalogue/list/list-view';
import { listPath, noChoice, type ListChoice } from '@/lib/catalogue/category/list-address';

const linkTo: LinkTo = (choice) => ({
  href: listPath({ onSale: true }, choice),
  onClick: () => undefined,
});
const chips = (filters: ListChoice['filters']) => (
  <AppliedFilters
    choice={{ ...noChoice, filters }}
    linkTo={linkTo}
    intro=""
    onCleared={() => undefined}
  >
    {null}
  </AppliedFilters>
);

it('has a chip for each filter, also where two of them have one name, and none that was taken away', () => {
  const shown = () => screen.queryAllByRole('link', { name: 'Remove Red' });
  const { rerender } = render(chips({ color: ['Red'], colorVariant: ['Red'] }));
  expect(shown().map((link) => link.getAttribute('href'))).toEqual([
    listPath({ onSale: true }, { ...noChoice, filters: { colorVariant: ['Red'] } }),
    listPath({ onSale: true }, { ...noChoice, filters: { color: ['Red'] } }),
  ]);
  rerender(chips({ colorVariant: ['Red'], color: ['Blue'] }));
  rerender(chips({ color: ['Blue'] }));
  expect(shown()).toEqual([]);
});
