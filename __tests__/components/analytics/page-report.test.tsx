import { act, render } from '@testing-library/react';
import { usePathname, useSearchParams, type ReadonlyURLSearchParams } from 'next/navigation';
import { PageReports } from '@/components/analytics/page-report';
import { ProductView } from '@/components/analytics/product-view';

jest.mock('next/navigation', () => ({ usePathname: jest.fn(), useSearchParams: jest.fn() }));

const walkTo = (address: string) => {
  window.history.pushState(null, '', address);
  const { pathname, searchParams } = new URL(address, window.location.origin);
  jest.mocked(usePathname).mockReturnValue(pathname);
  jest.mocked(useSearchParams).mockReturnValue(searchParams as unknown as ReadonlyURLSearchParams);
};
const shop = (item_id: string) => (
  <>
    <PageReports />
    <ProductView item={{ item_id, item_name: item_id, item_brand: 'Lilac', price: 50 }} />
  </>
);
const events = () =>
  (window.dataLayer ?? []).flatMap((pushed) =>
    'event' in pushed ? [[pushed.event, pushed.page_title ?? pushed.ecommerce]] : [],
  );
const viewed = (item_id: string) => [
  'view_item',
  expect.objectContaining({ items: [expect.objectContaining({ item_id })] }),
];

beforeEach(() => {
  jest.useFakeTimers();
  window.dataLayer = [];
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

it('a page’s own events follow its view, of the first page and after a navigation whose title comes late', async () => {
  document.title = 'Roses';
  walkTo('/p/1/roses');
  const { rerender } = render(shop('1'));
  expect(events()).toEqual([['page_view', 'Roses'], viewed('1')]);

  window.dataLayer = [];
  walkTo('/p/2/tulips');
  rerender(shop('2'));
  expect(events()).toEqual([]);
  await act(async () => {
    document.title = 'Tulips';
    await Promise.resolve();
  });
  expect(events()).toEqual([['page_view', 'Tulips'], viewed('2')]);
});

it('a page that is left before its title came is reported with its events before the next', () => {
  walkTo('/p/3/lilies');
  const { rerender } = render(shop('3'));
  jest.runAllTimers();
  window.dataLayer = [];
  walkTo('/p/4/asters');
  rerender(shop('4'));
  walkTo('/p/5/irises');
  rerender(shop('5'));
  window.dispatchEvent(new Event('pagehide'));
  expect(events().map(([event]) => event)).toEqual([
    'page_view',
    'view_item',
    'page_view',
    'view_item',
  ]);
});

it('a refined list is no new page', () => {
  walkTo('/c/flowers');
  const { rerender } = render(shop('6'));
  jest.runAllTimers();
  window.dataLayer = [];
  walkTo('/c/flowers?color=Red');
  rerender(shop('7'));
  expect(events()).toEqual([viewed('7')]);
});
