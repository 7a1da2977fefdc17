import { pushEcommerce, pushToDataLayer } from '@/components/analytics/data-layer';
import { pageView, reportedLocation } from '@/lib/analytics/page-view';
import { queryPages } from '@/lib/routes/query-pages';

describe('data layer', () => {
  beforeEach(() => {
    delete window.dataLayer;
  });

  it('keeps what is pushed, in order', () => {
    pushToDataLayer({ event: 'page_view' });
    pushEcommerce('select_item', { items: [{ item_id: '100482' }] });
    expect(window.dataLayer).toEqual([
      { event: 'page_view' },
      { ecommerce: null },
      { event: 'select_item', ecommerce: { items: [{ item_id: '100482' }] } },
    ]);
  });

  it('takes over a layer that is already there', () => {
    window.dataLayer = [{ event: 'earlier' }];
    pushToDataLayer({ event: 'later' });
    expect(window.dataLayer).toEqual([{ event: 'earlier' }, { event: 'later' }]);
  });

  it('forgets the oldest of very many', () => {
    for (let index = 0; index < 600; index += 1) pushToDataLayer({ event: `e${index}` });
    expect(window.dataLayer).toHaveLength(500);
    expect(window.dataLayer?.[0]).toEqual({ event: 'e100' });
  });

  it.each([
    ['https://shop.example/', 'https://shop.example/', '/'],
    [
      'https://shop.example/c/flowers?color=Red&page=2',
      'https://shop.example/c/flowers?color=Red&page=2',
      '/c/flowers',
    ],
    [
      'https://shop.example/search?query=rose&queryid=abc&type=Products',
      'https://shop.example/search?query=rose&type=Products',
      '/search',
    ],
    [
      'https://shop.example/reset-password?token=secret',
      'https://shop.example/reset-password',
      '/reset-password',
    ],
    ['https://shop.example/p/1/a?utm_source=x#top', 'https://shop.example/p/1/a', '/p/1/a'],
  ])('the page view of %s', (address, location, path) => {
    expect(pageView(new URL(address), 'Flowers | Lilac & Loam', '')).toEqual({
      event: 'page_view',
      page_title: 'Flowers | Lilac & Loam',
      page_location: location,
      page_path: path,
    });
  });

  it.each(queryPages.flatMap(({ path, keys }) => Object.keys(keys).map((key) => [path, key])))(
    'the page view of %s names the page that ?%s= chooses',
    (path, key) => {
      const address = `https://shop.example${path}?${key}=2027-01`;
      expect(reportedLocation(new URL(address))).toBe(address);
    },
  );
});
