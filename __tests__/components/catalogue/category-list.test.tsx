import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CategoryList } from '@/components/catalogue/list/category-list';
import { listPath, noChoice, type ListChoice } from '@/lib/catalogue/category/list-address';
import type { Facet } from '@/lib/search/facets';
import { type ProductListPage, withArrivalForm } from '@/lib/search/list/product-list';
import { group, variant } from './make-group';

jest.mock('@/components/catalogue/list/refinement', () => ({
  __esModule: true,
  default: ({ wanted }: { wanted: object }) => <p>asks for {JSON.stringify(wanted)}</p>,
}));

const summary = group([variant('1')]).summary;
const sizes = Array.from({ length: 9 }, (_, index) => ({
  value: `Size ${index}`,
  count: 9 - index,
}));
const facets: Facet[] = [
  { attribute: 'Color', label: 'Color', values: [{ value: 'Red', count: 4 }] },
  { attribute: 'Size', label: 'Size', values: sizes },
];
const list = (more: Partial<ProductListPage> = {}): ProductListPage => ({
  items: Array.from({ length: 7 }, (_, index) => ({
    ...summary,
    productCode: `c${index}`,
    title: `Product ${index}`,
  })),
  page: 1,
  pages: 2,
  total: 86,
  facets,
  prices: { min: 12, max: 240 },
  queryID: 'a'.repeat(32),
  ...more,
});
const show = (
  props: {
    place?: { categoryID: string };
    list?: ProductListPage | null;
    choice?: ListChoice;
  } = {},
) =>
  render(
    <CategoryList
      place={{ categoryID: 'Flowers_Bouquets_Roses' }}
      name="Roses"
      intro="By the dozen."
      list={list()}
      choice={noChoice}
      subcategories={null}
      promo={<p>Promo</p>}
      wide={<p>Wide</p>}
      {...props}
    />,
  );

it.each<[string, Partial<ProductListPage> | null, object | null, boolean]>([
  ['can be asked of a list whose delivery classes are counted', { classes: { L0: 4 } }, null, true],
  ['can be asked of a list of nothing', { classes: {} }, null, true],
  ['is not asked where they are too many', { classes: null }, null, false],
  ['is asked, rightly or not, where they are too many', { classes: null }, {}, true],
  ['is not asked of a list that is not available', null, {}, false],
])('what arrives by a day %s', (_, more, asked, shown) => {
  show({ list: withArrivalForm(more && list(more), asked) });
  expect(screen.queryAllByRole('form', { name: 'Arrives by' })).toHaveLength(shown ? 1 : 0);
  const elsewhere = screen.queryAllByText('Choose a product to see its days');
  expect(elsewhere).toHaveLength(more?.classes === null && !shown ? 1 : 0);
});

describe('a category’s list', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('says how many products there are, each facet value with its count and the address it leads to', () => {
    show();
    expect(screen.getByText('86 products')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Size 0 9' })).toHaveAttribute(
      'href',
      '/c/flowers/bouquets?c=roses&size=Size%200',
    );
    expect(screen.getByRole('link', { name: 'Red, 4 products' })).toHaveAttribute(
      'href',
      '/c/flowers/bouquets?c=roses&color=Red',
    );
    expect(screen.getByText('View 3 more')).toBeInTheDocument();
  });

  it('keeps behind “More filters” what does not lead, open where it is chosen', () => {
    const led = { list: list({ leading: ['Color'] }) };
    const more = () => screen.getByText('More filters').closest('details');
    const { unmount } = show(led);
    expect(more()).not.toHaveAttribute('open');
    expect(more()).toContainElement(screen.getByText('Size 0'));
    expect(more()).not.toContainElement(screen.getByRole('link', { name: 'Red, 4 products' }));
    unmount();
    show({ ...led, choice: { ...noChoice, filters: { size: ['Size 1'] } } });
    expect(more()).toHaveAttribute('open');
  });

  it.each([
    [86, 'Show 86 products'],
    [1, 'Show 1 product'],
    [0, 'No products fit'],
  ])('says in the drawer of small screens what the filters leave: %i', (total, words) => {
    show({ list: list({ total }), choice: { ...noChoice, filters: { color: ['Red', 'White'] } } });
    const inDrawer = within(screen.getByRole('complementary', { name: 'Filters', hidden: true }));
    const closes = inDrawer.getByRole('button', { name: words, hidden: true });
    expect(closes).toHaveAttribute('popovertarget', 'facets');
    expect(closes).toHaveAttribute('popovertargetaction', 'hide');
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toHaveAttribute(
      'popovertarget',
      'facets',
    );
    expect(inDrawer.getByRole('link', { name: 'Clear filters', hidden: true })).toHaveAttribute(
      'href',
      '/c/flowers/bouquets?c=roses',
    );
  });

  it('keeps filters out of the way of crawlers', () => {
    show({ choice: { ...noChoice, filters: { color: ['Red'] } } });
    const filters = within(screen.getByRole('complementary', { name: 'Filters' })).getAllByRole(
      'link',
      { hidden: true },
    );
    expect(filters.every((link) => link.getAttribute('rel') === 'nofollow')).toBe(true);
  });

  it('shows what is chosen as chips that take it away, in one fixed order of parameters', () => {
    show({
      choice: {
        filters: { size: ['Size 1'], color: ['Red'] },
        price: { min: 25, max: 110 },
        sort: 'name',
      },
    });
    expect(screen.getByRole('link', { name: 'Remove Red' })).toHaveAttribute(
      'href',
      '/c/flowers/bouquets?c=roses&size=Size%201&price=25-110&sort=name',
    );
    expect(screen.getByRole('link', { name: 'Remove $25 – $110' })).toHaveAttribute(
      'href',
      '/c/flowers/bouquets?c=roses&color=Red&size=Size%201&sort=name',
    );
    expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute(
      'href',
      '/c/flowers/bouquets?c=roses&sort=name',
    );
    expect(screen.getByRole('link', { name: 'Size 1 8' })).toHaveAttribute('aria-current', 'true');
  });

  it.each([
    [['Red', 'White'], 'Remove Red', 'Remove White'],
    [['Red', 'White'], 'Remove White', 'Clear all'],
    [['Red'], 'Remove Red', 'Roses'],
    [['Red', 'White'], 'Clear all', 'Roses'],
  ])('of the chips %j, pressing %s leaves the focus to %s', async (color, pressed, focused) => {
    const choice = { ...noChoice, filters: { color } };
    window.history.pushState(null, '', listPath({ categoryID: 'Flowers_Bouquets_Roses' }, choice));
    show({ choice });
    screen.getByRole('link', { name: pressed }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText(/^asks for/);
    expect(screen.queryByRole('link', { name: pressed })).not.toBeInTheDocument();
    expect(
      screen.getByRole(focused === 'Roses' ? 'heading' : 'link', { name: focused }),
    ).toHaveFocus();
  });

  it('leaves the focus to the heading when all is asked for where nothing was found', async () => {
    const choice = { ...noChoice, filters: { color: ['Blue'] } };
    window.history.pushState(null, '', listPath({ categoryID: 'Flowers_Bouquets_Roses' }, choice));
    show({ choice, list: list({ items: [], total: 0, pages: 0, facets: [], prices: null }) });
    screen.getByRole('link', { name: 'Roses' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Roses' })).toHaveFocus();
    expect(await screen.findByText(/^asks for/)).toBeInTheDocument();
  });

  it.each([
    ['25.50', '60.50', { min: 25, max: 61 }],
    ['$25', '$1,050', { min: 25, max: 1050 }],
    ['-3', '60', { min: null, max: 60 }],
    ['some', 'more', { min: null, max: null }],
  ])('asks for prices from %s to %s as they are meant', async (from, to, price) => {
    window.history.pushState(null, '', '/c/flowers/bouquets?c=roses&price=12-240');
    show({ choice: { ...noChoice, price: { min: 12, max: 240 } } });
    const lowest = screen.getByRole('textbox', { name: 'Lowest price in dollars' });
    const highest = screen.getByRole('textbox', { name: 'Highest price in dollars' });
    await userEvent.clear(lowest);
    await userEvent.type(lowest, from);
    await userEvent.clear(highest);
    await userEvent.type(highest, `${to}{Enter}`);
    expect(await screen.findByText(/^asks for/)).toHaveTextContent(JSON.stringify(price));
    const text = (bound: number | null) => (bound === null ? '' : String(bound));
    expect([lowest, highest]).toEqual([
      expect.objectContaining({ value: text(price.min) }),
      expect.objectContaining({ value: text(price.max) }),
    ]);
  });

  it('offers the price range in two fields, which say the bounds', () => {
    show();
    expect(screen.getByRole('textbox', { name: 'Lowest price in dollars' })).toHaveAttribute(
      'placeholder',
      '$12',
    );
    expect(screen.getByRole('slider', { name: 'Highest price' })).toHaveAttribute('max', '240');
  });

  it('fills the price fields by the handles, neither of which passes the other', async () => {
    window.history.pushState(null, '', '/c/flowers/bouquets?c=roses');
    show();
    const pull = (name: string, value: number) =>
      fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });
    pull('Highest price', 80);
    pull('Lowest price', 120);
    const [lowest, highest] = ['Lowest', 'Highest'].map((end) =>
      screen.getByRole('textbox', { name: `${end} price in dollars` }),
    );
    expect(lowest).toHaveValue('80');
    pull('Lowest price', 40);
    pull('Highest price', 20);
    expect([lowest, highest]).toEqual([
      expect.objectContaining({ value: '40' }),
      expect.objectContaining({ value: '40' }),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(await screen.findByText(/^asks for/)).toHaveTextContent('{"min":40,"max":40}');
  });

  it('keeps the focus in the price field that asks, and shows the range the right way round', async () => {
    window.history.pushState(null, '', '/c/flowers/bouquets?c=roses');
    show();
    await userEvent.type(screen.getByRole('textbox', { name: 'Lowest price in dollars' }), '90');
    const highest = screen.getByRole('textbox', { name: 'Highest price in dollars' });
    await userEvent.type(highest, '20{Enter}');
    expect(await screen.findByText(/^asks for/)).toBeInTheDocument();
    expect(highest).toHaveFocus();
    expect(
      [highest, screen.getByRole('textbox', { name: 'Lowest price in dollars' })].map(
        (field) => (field as HTMLInputElement).value,
      ),
    ).toEqual(['90', '20']);
  });

  it.each([
    [{ min: 1, max: 2 }, 1],
    [{ min: null, max: null }, 0],
  ])(
    'where nothing is found, the price fields stay for a price that can be changed: %j',
    (price, times) => {
      const choice = { ...noChoice, price };
      window.history.pushState(
        null,
        '',
        listPath({ categoryID: 'Flowers_Bouquets_Roses' }, choice),
      );
      show({ choice, list: list({ items: [], total: 0, pages: 0, facets: [], prices: null }) });
      expect(screen.queryAllByRole('textbox', { name: 'Lowest price in dollars' })).toHaveLength(
        times,
      );
    },
  );

  it('links its pages for real, and shows promos on the first page only', () => {
    const { unmount } = show();
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/c/flowers/bouquets?c=roses&page=2',
    );
    expect(screen.getByText('Promo')).toBeVisible();
    unmount();
    show({ list: list({ page: 2 }) });
    expect(screen.queryByText('Promo')).not.toBeInTheDocument();
  });

  it('once refined asks for its pages in place, and leaves the focus to its heading', async () => {
    window.history.pushState(null, '', '/c/flowers/bouquets?c=roses');
    show();
    await userEvent.click(screen.getByRole('link', { name: 'Red, 4 products' }));
    await screen.findByText(/^asks for/);
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    const red = { ...noChoice, filters: { color: ['Red'] } };
    expect(
      await screen.findByText(`asks for ${JSON.stringify({ choice: red, page: 2 })}`),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Roses' })).toHaveFocus();
    expect(window.location.search).toBe('?c=roses&page=2&color=Red');
  });

  it('leaves a click that opens another tab to the browser', async () => {
    window.history.pushState(null, '', '/c/flowers/bouquets?c=roses');
    show();
    window.addEventListener('click', (click) => click.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'Red, 4 products' }), { ctrlKey: true });
    await act(() => import('@/components/catalogue/list/refinement'));
    expect(screen.queryByText(/^asks for/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Remove Red' })).not.toBeInTheDocument();
  });

  it.each([
    ['Flowers_Bouquets_Roses', 1],
    ['Occasions_OutOfTownDelivery', 0],
  ])('without products offers what travels out of town, but not to itself: %s', (id, times) => {
    show({ place: { categoryID: id }, list: list({ items: [], total: 0, pages: 0 }) });
    const links = screen.queryAllByRole('link', { name: 'out-of-town delivery' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: times }, () => '/c/occasions/out-of-town-delivery'),
    );
  });

  it('tells "No Results" from a search that does not answer', () => {
    const { unmount } = show({ list: list({ items: [], total: 0, pages: 0 }) });
    expect(screen.getByRole('heading', { name: 'No Results' })).toBeVisible();
    unmount();
    show({ list: null });
    expect(screen.getByRole('heading', { name: 'We can’t load products right now' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/c/flowers/bouquets?c=roses',
    );
  });

  it('that could not be loaded is asked for again by itself, as the address says', async () => {
    jest.useFakeTimers();
    try {
      window.history.pushState(null, '', '/c/flowers/bouquets?c=roses&color=Red');
      show({ list: null, choice: { ...noChoice, filters: { color: ['Red'] } } });
      await act(() => jest.advanceTimersByTimeAsync(3_900));
      expect(screen.queryByText(/^asks for/)).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(screen.getByText(/^asks for/)).toHaveTextContent(/"color":\["Red"\].*"page":1/);
      expect(window.location.search).toBe('?c=roses&color=Red');
    } finally {
      jest.useRealTimers();
    }
  });

  it('of what is reduced leads to addresses of its own, and says when nothing is', () => {
    const sale = {
      place: { onSale: true },
      name: 'On Sale',
      intro: '',
      choice: noChoice,
      nothing: <p>Nothing is reduced this week.</p>,
    } as const;
    const { rerender } = render(<CategoryList {...sale} list={list()} />);
    expect(screen.getByRole('link', { name: 'Red, 4 products' })).toHaveAttribute(
      'href',
      '/customer-service/on-sale-this-week?color=Red',
    );
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/customer-service/on-sale-this-week?page=2',
    );
    rerender(<CategoryList key="empty" {...sale} list={list({ items: [], total: 0, pages: 0 })} />);
    expect(screen.getByText('Nothing is reduced this week.')).toBeVisible();
    rerender(
      <CategoryList
        key="refined"
        {...sale}
        choice={{ ...noChoice, filters: { color: ['Red'] } }}
        list={list({ items: [], total: 0, pages: 0 })}
      />,
    );
    expect(screen.queryByText('Nothing is reduced this week.')).not.toBeInTheDocument();
  });

  it('tells the data layer what was shown', () => {
    window.dataLayer = [];
    show();
    expect(window.dataLayer.at(-1)).toMatchObject({
      event: 'view_item_list',
      ecommerce: {
        item_list_name: 'Roses',
        items: expect.arrayContaining([
          expect.objectContaining({ item_id: 'c6', index: 6, price: 64.99 }),
        ]),
      },
    });
  });

  it('follows Back to another view of itself, also when nobody has refined it yet', async () => {
    window.history.pushState(null, '', '/c/flowers/bouquets?c=roses&color=Red');
    show({ choice: { ...noChoice, filters: { color: ['Red'] } } });
    expect(screen.queryByText(/^asks for/)).not.toBeInTheDocument();
    window.history.replaceState(null, '', '/c/flowers/bouquets?c=roses');
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(
      await screen.findByText(`asks for ${JSON.stringify({ choice: noChoice, page: 1 })}`),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Remove Red' })).not.toBeInTheDocument();
  });

  it('writes nothing into the address of a page the shopper has gone on to while the filter was loading', async () => {
    window.history.pushState(null, '', '/c/flowers/bouquets?c=roses');
    const { unmount } = show();
    fireEvent.click(screen.getByRole('link', { name: 'Red, 4 products' }));
    window.history.pushState(null, '', '/p/100310/sunday-roses');
    unmount();
    await act(() => import('@/components/catalogue/list/refinement'));
    expect(window.location.pathname).toBe('/p/100310/sunday-roses');
  });

  it('follows Back to another view of itself while a filter was loading, and stays there', async () => {
    window.history.pushState(null, '', '/c/flowers/bouquets?c=roses&color=Red');
    const entries = window.history.length;
    show({ choice: { ...noChoice, filters: { color: ['Red'] } } });
    fireEvent.click(screen.getByRole('link', { name: 'Size 0 9' }));
    window.history.replaceState(null, '', '/c/flowers/bouquets?c=roses');
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(
      await screen.findByText(`asks for ${JSON.stringify({ choice: noChoice, page: 1 })}`),
    ).toBeInTheDocument();
    expect(window.location.search).toBe('?c=roses');
    expect(window.history.length).toBe(entries);
  });

  it.each<[ListChoice, string]>([
    [noChoice, '1 color in these results'],
    [{ ...noChoice, filters: { color: ['Nope'] } }, '1 color to choose from'],
    [{ ...noChoice, filters: { size: ['Size 1'] } }, '1 color in these results'],
  ])('with %j counts the %s', (choice, words) => {
    window.history.pushState(null, '', listPath({ categoryID: 'Flowers_Bouquets_Roses' }, choice));
    show({ choice });
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('of a search keeps what is searched in every link and in the form, under a heading of its own', async () => {
    const search = { query: 'rose', queryID: null };
    window.history.pushState(null, '', '/search?query=rose&type=Products');
    render(
      <CategoryList
        place={search}
        name="Products"
        level={2}
        all="the products for “rose”"
        intro=""
        choice={noChoice}
        list={list()}
      />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Products' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Red, 4 products' })).toHaveAttribute(
      'href',
      '/search?query=rose&type=Products&color=Red',
    );
    expect(screen.getByRole('link', { name: 'Price, low to high', hidden: true })).toHaveAttribute(
      'href',
      '/search?query=rose&type=Products&sort=price-low',
    );
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/search?query=rose&type=Products&page=2',
    );
    const lowest = screen.getByRole<HTMLInputElement>('textbox', {
      name: 'Lowest price in dollars',
    });
    expect([...new FormData(lowest.form!)]).toEqual(
      expect.arrayContaining([
        ['query', 'rose'],
        ['type', 'Products'],
      ]),
    );
    await userEvent.type(lowest, '30{Enter}');
    expect(await screen.findByText(/^asks for/)).toBeInTheDocument();
    expect(window.location.search).toBe('?query=rose&type=Products&price=30-');
  });

  it('leaves the address of another page alone', () => {
    window.history.pushState(null, '', '/c/flowers/bouquets?c=roses');
    show();
    window.history.replaceState(null, '', '/p/100310');
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getByRole('status')).toHaveTextContent('86 products');
  });
});
