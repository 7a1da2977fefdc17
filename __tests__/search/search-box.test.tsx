import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SearchBox } from '@/components/search/search-box';
import { noAnswer } from '@/lib/search/quick-search';
import { stubShop } from '../cart/shop-stub';

let pathname = '/search';
let screenIs: 'wide' | 'narrow' = 'wide';

jest.mock('next/navigation', () => ({ usePathname: () => pathname, useRouter: () => ({ push: () => undefined }), useSearchParams: () => new URLSearchParams(window.location.search) }));

const before = window.matchMedia;
const answer = { ...noAnswer('lilac', true), suggestions: ['lilac bush'] };
const panel = () => screen.queryByTestId('quick-panel');
const hover = () => fireEvent.pointerEnter(screen.getByRole('search'));
/** The box wakes without having been focused. */
function open(at: string) {
  window.history.replaceState(null, '', at);
  pathname = new URL(at, window.location.href).pathname;
  const shop = stubShop({ 'GET /api/search/quick': () => ({ body: answer }) });
  render(<SearchBox />);
  return shop;
}

describe('the search box before it was focused (000 §4)', () => {
  beforeEach(() => { window.matchMedia = (media) => Object.assign(before(media), { matches: screenIs === 'wide' }); });
  afterEach(() => {
    window.matchMedia = before;
    screenIs = 'wide';
  });

  it('opens its panel on hover for the term of the search page', async () => {
    open('/search?query=lilac');
    hover();
    await waitFor(() => expect(panel()).toBeVisible());
    expect(screen.getByRole('combobox')).toHaveValue('lilac');
    expect(screen.getByRole('combobox')).not.toHaveFocus();
  });

  it.each<[string, string, typeof screenIs]>([['with nothing in the box', '/', 'wide'], ['on a small screen', '/search?query=lilac', 'narrow']])('%s only gets ready', async (_name, at, is) => {
    screenIs = is;
    const shop = open(at);
    hover();
    await new Promise((done) => { setTimeout(done, 50); });
    expect(shop.calls).toEqual([]);
    expect(panel()).not.toBeInTheDocument();
  });

  it('stays closed when the pointer only crossed it', async () => {
    const shop = open('/search?query=lilac');
    hover();
    fireEvent.pointerLeave(screen.getByRole('search'));
    await new Promise((done) => { setTimeout(done, 50); });
    expect(shop.calls).toEqual([]);
  });
});
