import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpenNow } from '@/components/stores/open-now';
import { StoreLocator } from '@/components/stores/store-locator';
import { storeTexts } from '@/lib/stores/texts';
import { makeStore } from './make-store';

const stores = [
  makeStore({
    id: 'Store-a',
    name: 'Edina shop',
    location: { lat: 44.91, lng: -93.33 },
    features: ['Café'],
  }),
  makeStore({
    id: 'Store-b',
    name: 'Anoka shop',
    location: { lat: 45.08, lng: -93.44 },
    pickup: false,
  }),
];
const closed = [
  {
    id: 'Store-c',
    name: 'Pavilion',
    about: 'Closed until the pansies are ready.',
    location: { lat: 44.91, lng: -92.93 },
  },
];
const answer = (body: object, status = 200) => ({
  ok: status < 400,
  status,
  json: () => Promise.resolve(body),
});
const answers: Record<string, ReturnType<typeof answer>> = {
  '/api/stores/hours': answer({
    open: false,
    words: 'Closed for Thanksgiving, opens tomorrow 9 AM',
    changesIn: 60,
  }),
  '/api/stores/near?zip=55424': answer({ city: 'Edina', location: { lat: 44.9, lng: -93.3 } }),
  // A ZIP whose place has no city at the maps service.
  '/api/stores/near?zip=11201': answer({ city: '11201', location: { lat: 40.69, lng: -73.99 } }),
  '/api/stores/near?zip=99999': answer({ error: { code: 'not-found', text: '' } }, 404),
  '/api/stores/near?zip=55901': answer({ error: {} }, 503),
};

beforeEach(() => {
  window.history.replaceState(null, '', '/store-locator');
  Element.prototype.scrollIntoView = jest.fn();
  globalThis.fetch = jest.fn((path: string) => Promise.resolve(answers[path])) as never;
});

const names = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('StoreLocator', () => {
  it('lists the nearest first once a ZIP is known, and numbers the map like the list', async () => {
    const user = userEvent.setup();
    render(
      <StoreLocator stores={stores} closed={closed} today="Today 9 AM – 7 PM" streets={false} />,
    );
    expect(names()).toEqual(['Anoka shop', 'Edina shop']);
    await user.type(screen.getByLabelText('ZIP'), '55424{Enter}');
    expect(await screen.findByText(/1.6 miles/)).toBeInTheDocument();
    expect(names()).toEqual(['Edina shop', 'Anoka shop']);
    expect(
      within(screen.getByRole('list', { name: 'Stores on the map' }))
        .getAllByRole('button')
        .map((pin) => pin.getAttribute('aria-label')),
    ).toEqual(['Pavilion, closed for now', '1, Edina shop', '2, Anoka shop']);
    expect(screen.getAllByText('Closed for Thanksgiving, opens tomorrow 9 AM')).toHaveLength(2);
  });

  it('keeps the ZIP in the address, from which the list is made again, by a link or a step back', async () => {
    const user = userEvent.setup();
    window.history.replaceState(null, '', '/store-locator?zip=55424');
    render(<StoreLocator stores={stores} closed={closed} today="" streets={false} />);
    expect(await screen.findByText(/nearest to Edina 55424 first/)).toBeInTheDocument();
    expect(names()).toEqual(['Edina shop', 'Anoka shop']);
    expect(screen.getByLabelText('ZIP')).toHaveValue('55424');
    expect(screen.getByLabelText('ZIP').closest('form')).toHaveAttribute(
      'action',
      '/store-locator',
    );
    expect(screen.getByLabelText('ZIP')).toHaveAttribute('name', 'zip');
    await user.clear(screen.getByLabelText('ZIP'));
    await user.type(screen.getByLabelText('ZIP'), '99999{Enter}');
    expect(await screen.findByText(/call us at/)).toBeInTheDocument();
    expect(window.location.search).toBe('?zip=99999');
    act(() => {
      window.history.replaceState(null, '', '/store-locator?zip=55424');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByText(/nearest to Edina 55424 first/)).toBeInTheDocument();
    expect(screen.getByLabelText('ZIP')).toHaveValue('55424');
  });

  it('names what is wrong with a ZIP and keeps it', async () => {
    const user = userEvent.setup();
    render(<StoreLocator stores={stores} closed={closed} today="" streets={false} />);
    await user.type(screen.getByLabelText('ZIP'), '554');
    await user.click(screen.getByRole('button', { name: 'Find stores' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a 5 digit zip');
    expect(screen.getByLabelText('ZIP')).toHaveFocus();
    await user.clear(screen.getByLabelText('ZIP'));
    await user.type(screen.getByLabelText('ZIP'), '99999{Enter}');
    expect(await screen.findByText(/We don’t recognize this ZIP/)).toBeInTheDocument();
    expect(screen.getByLabelText('ZIP')).toHaveValue('99999');
  });

  it('tells a ZIP it cannot look up just now from one it does not know', async () => {
    window.history.replaceState(null, '', '/store-locator?zip=55901');
    render(<StoreLocator stores={stores} closed={closed} today="" streets={false} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(storeTexts.failed);
  });

  it('names a ZIP without a city once', async () => {
    window.history.replaceState(null, '', '/store-locator?zip=11201');
    render(<StoreLocator stores={stores} closed={closed} today="" streets={false} />);
    expect(await screen.findByText(/the nearest to 11201 first/)).toBeInTheDocument();
  });

  it('keeps list and map in step, by keyboard', async () => {
    const user = userEvent.setup();
    render(<StoreLocator stores={stores} closed={closed} today="" streets={false} />);
    const pin = screen.getByRole('button', { name: '2, Edina shop' });
    act(() => pin.focus());
    await user.keyboard('{Enter}');
    expect(pin).toHaveAttribute('aria-pressed', 'true');
    act(() => screen.getByRole('link', { name: 'Anoka shop' }).focus());
    expect(
      await screen.findByRole('button', { name: '1, Anoka shop', pressed: true }),
    ).toBeInTheDocument();
  });

  it('says on the map why a closed store is in no list', async () => {
    const user = userEvent.setup();
    render(<StoreLocator stores={stores} closed={closed} today="" streets={false} />);
    expect(names()).not.toContain('Pavilion');
    await user.click(screen.getByRole('button', { name: 'Pavilion, closed for now' }));
    expect(screen.getByText('Pavilion: Closed until the pansies are ready.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '2, Edina shop' }));
    expect(screen.queryByText(/pansies/)).not.toBeInTheDocument();
  });

  it('narrows the list and the map alike', async () => {
    const user = userEvent.setup();
    render(<StoreLocator stores={stores} closed={closed} today="" streets={false} />);
    await user.click(screen.getByRole('button', { name: 'Order pickup' }));
    expect(names()).toEqual(['Edina shop']);
    expect(screen.getByRole('button', { name: /Anoka/ })).toHaveAccessibleName(
      'Anoka shop, not in the list',
    );
    expect(screen.getByText('1 store')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Order pickup', pressed: true }));
    expect(names()).toEqual(['Anoka shop', 'Edina shop']);
  });

  it('keeps what the stores are to have in the address, over Back, a ZIP and the visitor’s place', async () => {
    const user = userEvent.setup();
    const show = () =>
      render(<StoreLocator stores={stores} closed={closed} today="" streets={false} />);
    const { unmount } = show();
    await user.click(screen.getByRole('button', { name: 'Order pickup' }));
    await user.click(screen.getByRole('button', { name: 'Café' }));
    await user.type(screen.getByLabelText('ZIP'), '55424{Enter}');
    await screen.findByText(/nearest to Edina 55424 first/);
    await user.click(screen.getByRole('button', { name: 'Café' }));
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    unmount();
    show();
    expect(screen.getByRole('button', { name: 'Order pickup', pressed: true })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Café', pressed: false })).toBeInTheDocument();
    expect(names()).toEqual(['Edina shop']);
  });

  it('leaves out what no store is told apart by, in an address of another time', () => {
    window.history.replaceState(null, '', '/store-locator?has=Petting+zoo');
    render(<StoreLocator stores={stores} closed={closed} today="" streets={false} />);
    expect(screen.getByText('2 stores')).toBeInTheDocument();
  });

  it('says when no store has all that is asked for', async () => {
    const user = userEvent.setup();
    const apart = stores.map((store) => ({ ...store, pickup: store.features.length === 0 }));
    render(<StoreLocator stores={apart} closed={[]} today="" streets={false} />);
    await user.click(screen.getByRole('button', { name: 'Order pickup' }));
    await user.click(screen.getByRole('button', { name: 'Café' }));
    expect(screen.getByText('0 stores')).toBeInTheDocument();
    expect(screen.getByText('No store has all of this. Choose fewer.')).toBeInTheDocument();
  });

  it('asks for a ZIP where the browser does not know its place', async () => {
    const user = userEvent.setup();
    render(<StoreLocator stores={stores} closed={closed} today="" streets={false} />);
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(storeTexts.denied);
  });
});

describe('answers that come late', () => {
  type Answered = (position: object) => void;
  /** The browser is asked where it is, and answers when told to. */
  const browser: { found: Answered; refused: Answered } = { found: () => {}, refused: () => {} };
  beforeEach(() => {
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (found: Answered, refused: Answered) =>
          Object.assign(browser, { found, refused }),
      },
    });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));
  const show = () =>
    render(<StoreLocator stores={stores} closed={closed} today="" streets={false} />);

  it('leave a ZIP be that was entered while the browser waited for its visitor’s yes', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(screen.getByRole('button', { name: 'Finding' })).toHaveFocus();
    await user.type(screen.getByLabelText('ZIP'), '55424{Enter}');
    expect(await screen.findByText(/nearest to Edina 55424 first/)).toBeInTheDocument();
    act(() => browser.refused({}));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(/nearest to Edina 55424 first/)).toBeInTheDocument();
    expect(window.location.search).toBe('?zip=55424');
  });

  it('change no address of a page the visitor has gone on to', async () => {
    const user = userEvent.setup();
    window.history.replaceState(null, '', '/store-locator?zip=55424');
    const { unmount } = show();
    await screen.findByText(/nearest to Edina 55424 first/);
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    unmount();
    window.history.replaceState(null, '', '/search?query=roses');
    browser.refused({});
    expect(window.location.search).toBe('?query=roses');
  });

  it('leave the ZIP be that the visitor stepped back to', async () => {
    const user = userEvent.setup();
    window.history.replaceState(null, '', '/store-locator?zip=99999');
    show();
    await screen.findByRole('alert');
    let late = (_: unknown) => {};
    jest
      .mocked(globalThis.fetch)
      .mockImplementationOnce(() => new Promise((resolve) => (late = resolve as never)));
    await user.click(screen.getByRole('button', { name: 'Find stores' }));
    act(() => {
      window.history.replaceState(null, '', '/store-locator?zip=55424');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await screen.findByText(/nearest to Edina 55424 first/);
    await act(async () => {
      late(answers['/api/stores/near?zip=99999']);
      await Promise.resolve();
    });
    expect(screen.getByText(/nearest to Edina 55424 first/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Find stores' })).toBeInTheDocument();
  });
});

describe('whether the stores are open', () => {
  const hours = (open: boolean, words: string) => answer({ open, words, changesIn: 60 });
  const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is not said past its time while the shop cannot be asked, and said again when it can', async () => {
    jest
      .mocked(globalThis.fetch)
      .mockResolvedValueOnce(hours(true, 'Open now until 7 PM') as never)
      .mockRejectedValueOnce(new TypeError('no network'))
      .mockResolvedValueOnce(answer({ error: {} }, 503) as never)
      .mockResolvedValue(hours(false, 'Closed now, opens tomorrow 9 AM') as never);
    render(<OpenNow until="Today 9 AM – 7 PM" />);
    const said = screen.getByRole('status');
    await wait(0);
    expect(said).toHaveTextContent('Open now until 7 PM');
    await wait(61);
    expect(said).toHaveTextContent('Today 9 AM – 7 PM');
    await wait(61);
    await wait(61);
    expect(said).toHaveTextContent('Closed now, opens tomorrow 9 AM');
  });

  it('is asked anew as soon as a page is seen again that slept meanwhile', async () => {
    jest
      .mocked(globalThis.fetch)
      .mockResolvedValueOnce(hours(true, 'Open now until 7 PM') as never)
      .mockResolvedValue(hours(false, 'Closed now, opens tomorrow 9 AM') as never);
    render(<OpenNow until="" />);
    await wait(0);
    jest.setSystemTime(Date.now() + 8 * 3_600_000);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await wait(0);
    expect(screen.getByRole('status')).toHaveTextContent('Closed now, opens tomorrow 9 AM');
  });
});
