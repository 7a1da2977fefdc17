import { render, screen, within } from '@testing-library/react';
import { SearchPage } from '@/components/search/search-page';
import { noListPromos } from '@/lib/content/list-promos';
import type { SearchAddress } from '@/lib/routes/search-path';
import type { SiteSearch } from '@/lib/search/site-search';

const [eventsID, careID] = ['b'.repeat(32), 'c'.repeat(32)];
const times = <T,>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index + 1));

/** A search that found so many events and articles, and no product. */
function foundOf(events: number, care: number): SiteSearch {
  return {
    products: { items: [], page: 1, pages: 0, total: 0, queryID: null },
    list: null,
    categories: [],
    events: {
      items: times(events, (at) => ({
        index: 'products',
        objectID: `E${at}`,
        position: at,
        title: `Wreath ${at}`,
        path: `/event/E${at}`,
        code: `E${at}`,
        day: '2026-07-04',
        today: '2026-07-01',
        note: null,
        price: 2500,
        priceTo: 2500,
      })),
      total: events,
      queryID: eventsID,
    },
    care: {
      items: times(care, (at) => ({
        index: 'contentful_data',
        objectID: `A${at}`,
        position: at,
        title: `Pruning ${at}`,
        path: `/information/resource-hub/pruning-${at}`,
        summary: '',
        picture: null,
      })),
      page: 1,
      pages: 1,
      total: care,
      queryID: careID,
    },
  };
}
const show = (found: SiteSearch, type: SearchAddress['type'] = null) =>
  render(
    <SearchPage
      address={{ query: 'rose', type, queryID: null, page: 1 }}
      found={found}
      promos={noListPromos}
    />,
  );
const results = (name: string) => within(screen.getByRole('region', { name }));
const care = 'Care, Advice & Information';
const addressOfFarAway = () =>
  screen.queryByRole('link', { name: 'out-of-town delivery' })?.getAttribute('href') ?? undefined;

describe('what a search finds of each kind', () => {
  it('is the first few, with the way to all of them', () => {
    show(foundOf(7, 9));
    expect(results('Events').getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'See All Events' })).toHaveAttribute(
      'href',
      `/search?query=rose&type=Events&queryid=${eventsID}`,
    );
    expect(results(care).getAllByRole('listitem')).toHaveLength(8);
    expect(screen.getByRole('link', { name: `See All ${care}` })).toHaveAttribute(
      'href',
      `/search?query=rose&type=CareInfo&queryid=${careID}`,
    );
  });

  it('leads nowhere else where all of it is shown', () => {
    show(foundOf(6, 8));
    expect(screen.queryByRole('link', { name: /^See All/ })).toBeNull();
  });

  it('is all of it on its own tab, which is marked', () => {
    show(foundOf(7, 9), 'Events');
    expect(results('Events').getAllByRole('listitem')).toHaveLength(7);
    const tabs = within(screen.getByRole('navigation', { name: 'Kinds of results' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Events7');
  });

  it.each<[SearchAddress['type'], SiteSearch, string | undefined]>([
    ['Products', foundOf(1, 1), '/c/occasions/out-of-town-delivery'],
    ['Events', foundOf(0, 1), undefined],
    ['CareInfo', foundOf(1, 0), undefined],
  ])('is said to be nothing on the tab %s, with the others at hand', (type, found, farAway) => {
    show(found, type);
    expect(screen.getByRole('heading', { name: 'No Results' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Kinds of results' })).toBeVisible();
    expect(addressOfFarAway()).toBe(farAway);
  });

  it.each([null, 'Products'] as const)(
    'is nothing at all, and what travels out of town is offered: %s',
    (type) => {
      show(foundOf(0, 0), type);
      expect(screen.getByRole('heading', { name: 'No Results' })).toBeVisible();
      expect(addressOfFarAway()).toBe('/c/occasions/out-of-town-delivery');
    },
  );
});
