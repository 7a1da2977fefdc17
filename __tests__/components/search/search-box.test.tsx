import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SearchBox } from '@/components/search/search-box';
import { noAnswer } from '@/lib/search/quick/quick-search';
import { stubShop } from '@/__tests__/support/shop-stub';

let pathname = '/search';
let screenIs: 'wide' | 'narrow' = 'wide';
const push = jest.fn();

jest.mock('next/navigation', () => ({
  usePathname: () => pathname,
  useRouter: () => ({ push }),
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

const before = window.matchMedia;
const answer = { ...noAnswer('lilac', true), suggestions: ['lilac bush'] };
const panel = () => screen.queryByTestId('quick-panel');
const hover = () => fireEvent.pointerEnter(screen.getByRole('search'));
function goTo(at: string): void {
  window.history.replaceState(null, '', at);
  pathname = new URL(at, window.location.href).pathname;
}
/** The box wakes without having been focused. */
function open(at: string) {
  goTo(at);
  const shop = stubShop({ 'GET /api/search/quick': () => ({ body: answer }) });
  return { ...shop, ...render(<SearchBox />) };
}

beforeEach(() => {
  window.matchMedia = (media) => Object.assign(before(media), { matches: screenIs === 'wide' });
});
afterEach(() => {
  window.matchMedia = before;
  screenIs = 'wide';
});

describe('the search box before it was focused (specification A4)', () => {
  it('opens its panel on hover for the term of the search page', async () => {
    open('/search?query=lilac');
    hover();
    await waitFor(() => expect(panel()).toBeVisible());
    expect(screen.getByRole('combobox')).toHaveValue('lilac');
    expect(screen.getByRole('combobox')).not.toHaveFocus();
  });

  it('closes its panel on Escape wherever the focus is, and keeps its term', async () => {
    open('/search?query=lilac');
    hover();
    await waitFor(() => expect(panel()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    expect(panel()).not.toBeInTheDocument();
    expect(screen.getByRole('combobox')).toHaveValue('lilac');
  });

  it('has the focus again when Escape closes the panel that had it', async () => {
    goTo('/search?query=lilac');
    const instead = { popular: ['tulips'], products: [] };
    stubShop({
      'GET /api/search/quick': () => ({ body: { ...noAnswer('lilac', true), instead } }),
    });
    render(<SearchBox />);
    hover();
    const popular = await screen.findByRole('link', { name: 'Tulips' });
    act(() => popular.focus());
    await userEvent.keyboard('{Escape}');
    expect(panel()).not.toBeInTheDocument();
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  it.each<[string, string, typeof screenIs]>([
    ['with nothing in the box', '/', 'wide'],
    ['on a small screen', '/search?query=lilac', 'narrow'],
  ])('%s only gets ready', async (_name, at, is) => {
    screenIs = is;
    const shop = open(at);
    hover();
    await new Promise((done) => {
      setTimeout(done, 50);
    });
    expect(shop.calls).toEqual([]);
    expect(panel()).not.toBeInTheDocument();
  });

  it('lets a keyboard pass on a small screen, and opens its drawer with the first letter', async () => {
    screenIs = 'narrow';
    open('/p/100310');
    await userEvent.tab();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await new Promise((done) => {
      setTimeout(done, 50);
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('l');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveValue('l');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Search', { selector: '#search' })).toHaveFocus();
  });

  it.each<[string, typeof screenIs]>([
    ['panel', 'wide'],
    ['drawer', 'narrow'],
  ])('opens its %s for what was typed into it before its script came', async (_, is) => {
    screenIs = is;
    goTo('/p/100310');
    stubShop({ 'GET /api/search/quick': () => ({ body: answer }) });
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<SearchBox />);
    const unhydrated = screen.getByRole<HTMLInputElement>('searchbox');
    unhydrated.value = 'lilac';
    unhydrated.focus();
    render(<SearchBox />, { container, hydrate: true });
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    expect(screen.getByRole('combobox')).toHaveValue('lilac');
    await waitFor(() => expect(is === 'wide' ? panel() : screen.getByRole('dialog')).toBeVisible());
  });

  it('goes to the search by Enter in its drawer, which closes', async () => {
    screenIs = 'narrow';
    open('/p/100310');
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.type(await screen.findByRole('combobox'), 'rose{Enter}');
    expect(push).toHaveBeenLastCalledWith('/search?query=rose', { scroll: false });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('stays closed when the pointer only crossed it', async () => {
    const shop = open('/search?query=lilac');
    hover();
    fireEvent.pointerLeave(screen.getByRole('search'));
    await new Promise((done) => {
      setTimeout(done, 50);
    });
    expect(shop.calls).toEqual([]);
  });
});

describe('the search box on the search page (specification A4)', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Search', { selector: '#search' });
  /** Opens the page at `from`, types into the box, closes what it opened, and comes to `to`. */
  async function typeAndCome(typed: string, from: string, to: string, closing = '{Escape}') {
    const { rerender } = open(from);
    await userEvent.click(field());
    const box = await screen.findByRole('combobox');
    await userEvent.clear(box);
    await userEvent.type(box, typed);
    if (screenIs === 'wide') await waitFor(() => expect(panel()).toBeVisible());
    await userEvent.keyboard(closing);
    goTo(to);
    rerender(<SearchBox />);
  }

  it.each<[string, typeof screenIs]>([
    ['/p/100310', 'wide'],
    ['/search?query=tulip', 'wide'],
    ['/p/100310', 'narrow'],
    ['/search?query=tulip', 'narrow'],
  ])('shows and searches its term after %s, %s', async (from, is) => {
    screenIs = is;
    await typeAndCome('tulip', from, '/search?query=rose');
    expect(field()).toHaveValue('rose');
    push.mockClear();
    fireEvent.submit(field());
    expect(push).not.toHaveBeenCalled();
    fireEvent.change(field(), { target: { value: 'rosemary' } });
    fireEvent.submit(field());
    expect(push.mock.calls).toEqual([['/search?query=rosemary', { scroll: false }]]);
  });

  it('follows one search to another before it was focused', () => {
    const { rerender } = open('/search?query=rose');
    goTo('/search?query=tulip');
    rerender(<SearchBox />);
    expect(field()).toHaveValue('tulip');
  });

  it('keeps what is being typed when the page comes', async () => {
    await typeAndCome('rose red', '/p/100310', '/search?query=rose', '{Shift}');
    expect(field()).toHaveValue('rose red');
    expect(field()).toHaveFocus();
  });

  it.each<[string, typeof screenIs]>([
    ['/p/100310', 'wide'],
    ['/', 'wide'],
    ['/p/100310', 'narrow'],
  ])('is empty on %s, %s: what is typed there is a new search', async (to, is) => {
    screenIs = is;
    await typeAndCome('tulip', '/search?query=rose', to);
    expect(field()).toHaveValue('');
  });

  it('is empty on another page before it was focused', () => {
    const { rerender } = open('/search?query=rose');
    expect(field()).toHaveValue('rose');
    goTo('/');
    rerender(<SearchBox />);
    expect(field()).toHaveValue('');
  });
});
