import { Autocomplete } from '@base-ui/react/autocomplete';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuickDrawerResults } from '@/components/search/quick-drawer-results';
import { QuickPanel } from '@/components/search/quick-panel';
import { noAnswer, type QuickAnswer } from '@/lib/search/quick/quick-search';
import { stubShop } from '@/__tests__/support/shop-stub';

const many = <T,>(make: (index: number) => T) =>
  Array.from({ length: 12 }, (_, index) => make(index));
const countable = (index: number, kind: string) => ({
  objectID: `${kind}${index}`,
  position: index + 1,
  title: `Rose ${kind} ${index}`,
  path: `/x/${kind}/${index}`,
});
const queryID = 'a'.repeat(32);
const answer: QuickAnswer = {
  ...noAnswer('rose', true),
  suggestions: many((index) => `rose ${index}`),
  categories: many((index) => ({
    name: `Roses ${index}`,
    path: `/c/roses-${index}`,
    parent: null,
    searchPath: `/search?query=roses-${index}&type=Categories`,
  })) as QuickAnswer['categories'],
  products: {
    queryID,
    rows: many((index) => ({
      ...countable(index, 'product'),
      index: 'products' as const,
      itemNumber: `10010${index}`,
      picture: '/pictures/products/100101-400.webp',
      price: { from: 1000, to: 1000 },
      line: '',
    })),
  },
  events: {
    queryID,
    rows: many((index) => ({
      ...countable(index, 'event'),
      index: 'products' as const,
      code: '700106',
      day: '2026-07-04',
      today: '2026-07-01',
      note: null,
      price: index === 0 ? 0 : 2500,
      priceTo: index === 0 ? 0 : 2500,
    })),
  },
  care: {
    queryID,
    rows: many((index) => ({ ...countable(index, 'care'), index: 'contentful_data' as const })),
  },
};
const inBox = (children: React.ReactNode) =>
  render(
    <Autocomplete.Root inline open mode="none" filter={null}>
      {children}
    </Autocomplete.Root>,
  );

describe('the dropdown of wide screens (specification A2, A9)', () => {
  it.each([
    ['Query Suggestions', 3, false],
    ['Categories', 5, false],
    ['Products', 5, true],
    ['Events', 5, true],
    ['Care, Advice & Information', 5, true],
  ])('%s: %d rows at most, See All: %s', (title, rows, seeAll) => {
    inBox(<QuickPanel answer={answer} onChosen={jest.fn()} />);
    const group = within(screen.getByRole('group', { name: title }));
    expect(group.getAllByRole('option')).toHaveLength(rows + Number(seeAll));
    expect(group.queryByRole('option', { name: /^See All/ }) !== null).toBe(seeAll);
  });

  it('heads no empty column', () => {
    const none = noAnswer('rose', true);
    inBox(<QuickPanel answer={{ ...none, products: answer.products }} onChosen={jest.fn()} />);
    expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual([
      expect.stringMatching(/^Products/),
    ]);
  });

  it('sells where nothing was found: popular searches, bestsellers and the phone', async () => {
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const chosen = jest.fn();
    const instead = { popular: ['roses'], products: answer.products.rows.slice(0, 2) };
    inBox(<QuickPanel answer={{ ...noAnswer('zz', true), instead }} onChosen={chosen} />);
    const linksIn = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(linksIn('Popular Searches')).toEqual(['/search?query=roses&type=Query+Suggestions']);
    expect(linksIn('Bestsellers')).toEqual(['/x/product/0', '/x/product/1']);
    expect(screen.getByRole('status')).toHaveTextContent(/No Results.*call us at/);
    await userEvent.click(screen.getByRole('link', { name: 'Roses' }));
    expect(chosen).toHaveBeenCalledTimes(1);
  });

  it('a product says item number and price, an event its price or Free to attend', () => {
    inBox(<QuickPanel answer={answer} onChosen={jest.fn()} />);
    expect(screen.getByRole('option', { name: /Item 100100.*\$10\.00/ })).toBeInTheDocument();
    expect(
      screen.getByRole('option', { name: /Rose event 0.*Free to attend/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('option', { name: /Rose event 1.*\$25\.00/ })).toBeInTheDocument();
  });

  it('a product that is followed is reported as chosen, and counted at its place', async () => {
    window.dataLayer = [];
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const shop = stubShop({ 'POST /api/search/events': () => ({ body: null }) });
    inBox(<QuickPanel answer={answer} onChosen={jest.fn()} />);
    await userEvent.click(screen.getByRole('option', { name: /Item 100101/ }));
    expect(window.dataLayer.at(-1)).toMatchObject({
      event: 'select_item',
      ecommerce: {
        item_list_name: 'Quick Search',
        items: [{ item_id: '100101', price: 10, index: 1 }],
      },
    });
    expect(shop.calls.map(({ body }) => body)).toEqual([
      { type: 'click', index: 'products', objectID: 'product1', queryID, position: 2 },
    ]);
  });

  it('popular searches and categories lead on without a query ID', () => {
    inBox(<QuickPanel answer={answer} onChosen={jest.fn()} />);
    expect(screen.getByRole('option', { name: 'rose 0' })).toHaveAttribute(
      'href',
      '/search?query=rose+0&type=Query+Suggestions',
    );
    expect(screen.getByRole('option', { name: 'View All Results' })).toHaveAttribute(
      'href',
      `/search?query=rose&queryid=${queryID}`,
    );
  });
});

describe('what is reported where it is no option of the dropdown', () => {
  beforeEach(() => {
    window.dataLayer = [];
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  });

  it('a popular search of the drawer is a search', async () => {
    inBox(<QuickDrawerResults answer={answer} onChosen={jest.fn()} />);
    await userEvent.click(screen.getByRole('link', { name: 'rose 0' }));
    expect(window.dataLayer).toEqual([{ event: 'search', search_term: 'rose 0' }]);
  });

  const instead = { popular: ['roses'], products: answer.products.rows.slice(0, 2) };
  const nothing = { ...noAnswer('zzz', true), instead };

  it('a popular search where nothing was found is a search', async () => {
    inBox(<QuickPanel answer={nothing} onChosen={jest.fn()} />);
    await userEvent.click(screen.getByRole('link', { name: 'Roses' }));
    expect(window.dataLayer).toEqual([{ event: 'search', search_term: 'roses' }]);
  });

  it('a bestseller where nothing was found is chosen', async () => {
    inBox(<QuickPanel answer={nothing} onChosen={jest.fn()} />);
    await userEvent.click(screen.getByRole('link', { name: /Item 100101/ }));
    expect(window.dataLayer?.at(-1)).toMatchObject({
      event: 'select_item',
      ecommerce: { item_list_name: 'Bestsellers', items: [{ item_id: '100101', index: 1 }] },
    });
  });
});

describe('nothing found', () => {
  it.each<[string, React.ReactNode]>([
    [
      'the dropdown',
      <QuickPanel key="panel" answer={noAnswer('zzz', true)} onChosen={jest.fn()} />,
    ],
    [
      'the drawer',
      <QuickDrawerResults key="drawer" answer={noAnswer('zzz', true)} onChosen={jest.fn()} />,
    ],
  ])('%s says so, and leads to no results', (_name, shown) => {
    inBox(shown);
    expect(screen.getByRole('status')).toHaveTextContent('No Results');
    expect(screen.queryByText('View All Results')).not.toBeInTheDocument();
  });
});

describe('the drawer of narrow screens (specification A2, A9)', () => {
  it.each([
    ['Products', 10],
    ['Events', 10],
    ['Care, Advice & Information', 10],
  ])('%s: %d rows at most, then See All', async (title, rows) => {
    inBox(<QuickDrawerResults answer={answer} onChosen={jest.fn()} />);
    await userEvent.click(screen.getByRole('tab', { name: title }));
    expect(screen.getAllByRole('option')).toHaveLength(rows);
    expect(screen.getByRole('link', { name: `See All ${title}` })).toHaveAttribute(
      'href',
      expect.stringContaining(`queryid=${queryID}`),
    );
  });

  it('opens on the first tab that has something, until another is chosen', async () => {
    const none = noAnswer('rose', true);
    const drawer = (shown: QuickAnswer) => (
      <Autocomplete.Root inline open mode="none" filter={null}>
        <QuickDrawerResults answer={shown} onChosen={jest.fn()} />
      </Autocomplete.Root>
    );
    const chosen = () => screen.getByRole('tab', { selected: true });
    const { rerender } = render(drawer({ ...none, care: answer.care }));
    expect(chosen()).toHaveTextContent('Care, Advice & Information');
    expect(screen.getAllByRole('option', { name: /^Rose care/ })).toHaveLength(10);
    rerender(drawer({ ...none, events: answer.events, care: answer.care }));
    expect(chosen()).toHaveTextContent('Events');
    rerender(drawer(answer));
    expect(chosen()).toHaveTextContent('Products');
    await userEvent.click(screen.getByRole('tab', { name: 'Events' }));
    rerender(drawer({ ...none, care: answer.care }));
    expect(chosen()).toHaveTextContent('Events');
    expect(screen.getByRole('option', { name: 'No Results' })).toBeInTheDocument();
  });

  it('has two popular searches', () => {
    inBox(<QuickDrawerResults answer={answer} onChosen={jest.fn()} />);
    expect(
      within(screen.getByRole('list', { name: 'Popular Searches' })).getAllByRole('listitem'),
    ).toHaveLength(2);
  });
});
