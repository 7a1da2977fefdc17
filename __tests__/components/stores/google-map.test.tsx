import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as react from 'react';
import * as reactDom from 'react-dom';
import type { FramedMap as FramedMapComponent } from '@/components/stores/google-map';
import { type MapNews, type MapView, storePins } from '@/components/stores/map-pins';
import { StoreMap } from '@/components/stores/store-locator';
import { fakeGoogleMaps, type FakeGoogleMaps } from './fake-google-maps';
import { makeStore } from './make-store';

const listed = [
  makeStore({ id: 'Store-a', name: 'Edina shop', location: { lat: 44.91, lng: -93.33 } }),
  makeStore({ id: 'Store-b', name: 'Anoka shop', location: { lat: 45.08, lng: -93.44 } }),
];
const left = makeStore({ id: 'Store-d', name: 'Eagan shop', location: { lat: 44.8, lng: -93.16 } });
const closed = [
  {
    id: 'Store-c',
    name: 'Pavilion',
    about: 'Closed until the pansies are ready.',
    location: { lat: 44.91, lng: -92.93 },
  },
];
const places = { stores: listed.map((store) => ({ store, miles: null })), others: [left], closed };
const names = [
  'Pavilion, closed for now',
  'Eagan shop, not in the list',
  '1, Edina shop',
  '2, Anoka shop',
];
const pinsOf = (buttons: HTMLElement[]) => buttons.map((pin) => pin.getAttribute('aria-label'));

function say(data: MapNews | MapView, source: Window | null, origin = location.origin) {
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source, origin })));
}

describe('the frame of Google’s map, as the store locator sees it', () => {
  /** The map asked for, and its frame, of which nothing is loaded here. */
  async function streets() {
    const onChoose = jest.fn();
    const map = (chosen: string | null) => (
      <StoreMap {...places} chosen={chosen} onChoose={onChoose} streets />
    );
    const { rerender } = render(map(null));
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show streets with Google Maps' }));
    const frame = document.querySelector('iframe')!;
    const sent = jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation();
    return {
      frame,
      inside: frame.contentWindow,
      onChoose,
      rerender: (chosen: string) => rerender(map(chosen)),
      sent: () => sent.mock.calls as unknown as [MapView, string][],
    };
  }

  it('is asked for on request, behind the drawn map, and newsSent of the stores at every change', async () => {
    const { frame, inside, sent, rerender } = await streets();
    expect([frame.getAttribute('src'), frame.title]).toEqual([
      '/store-locator/streets',
      'Our stores on Google Maps',
    ]);
    expect(pinsOf(screen.getAllByRole('button'))).toEqual(names);
    say({ map: 'asks' }, inside);
    expect(sent()).toEqual([[{ pins: storePins(places), chosen: null }, location.origin]]);
    rerender('Store-b');
    expect(sent().at(-1)?.[0].chosen).toBe('Store-b');
  });

  it('keeps the focus at the map, whose button goes when it is pressed, and when the map does not come', async () => {
    const { inside } = await streets();
    const map = screen.getByRole('group', { name: 'Map of our stores' });
    expect(map).toHaveFocus();
    expect(map).toContainElement(document.querySelector('iframe'));
    say({ map: 'failed' }, inside);
    expect(map).toHaveFocus();
  });

  it('takes the drawn map’s place when it is there, stays the same frame, and tells what was chosen on it', async () => {
    const { frame, inside, onChoose, rerender } = await streets();
    say({ map: 'shown' }, inside);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(document.querySelector('iframe')).toBe(frame);
    say({ chosen: 'Store-c' }, inside);
    expect(onChoose).toHaveBeenCalledWith('Store-c');
    rerender('Store-c');
    expect(screen.getByText('Pavilion: Closed until the pansies are ready.')).toBeInTheDocument();
  });

  it.each<[string, (inside: Window | null) => void]>([
    ['it says so', (inside) => say({ map: 'failed' }, inside)],
    [
      'the key is refused after it was there',
      (inside) => {
        say({ map: 'shown' }, inside);
        say({ map: 'failed' }, inside);
      },
    ],
    ['nothing is heard of it', () => act(() => void jest.advanceTimersByTime(15_000))],
  ])('leaves the drawn map, with words, when %s', async (_, end) => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { inside, onChoose } = await streets();
      end(inside);
      expect(screen.getByText('Google Maps didn’t load. This is our own map.')).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: '2, Anoka shop' }));
      expect(onChoose).toHaveBeenCalledWith('Store-b');
      expect(document.querySelector('iframe')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('hears nobody else', async () => {
    const { inside, onChoose } = await streets();
    say({ chosen: 'Store-a' }, inside, 'https://elsewhere.example');
    say({ chosen: 'Store-a' }, window);
    say({ map: 'shown' }, window);
    expect(onChoose).not.toHaveBeenCalled();
    expect(pinsOf(screen.getAllByRole('button'))).toEqual(names);
  });
});

describe('the document in the frame', () => {
  /** The document, with a loader as new (it keeps what became of its script as long as the page lives) and a page around it. */
  async function framed() {
    jest.resetModules();
    jest.doMock('react', () => react);
    jest.doMock('react-dom', () => reactDom);
    document.head.replaceChildren();
    delete (window as unknown as { google?: object }).google;
    const google = fakeGoogleMaps();
    const around = document.body.appendChild(document.createElement('iframe')).contentWindow!;
    const newsSent = jest.spyOn(around, 'postMessage').mockImplementation();
    jest.spyOn(window, 'parent', 'get').mockReturnValue(around);
    const { FramedMap } = jest.requireActual<{ FramedMap: typeof FramedMapComponent }>(
      '@/components/stores/google-map',
    );
    render(<FramedMap google={{ key: 'the-key', mapID: 'the-map' }} />);
    await waitFor(() => expect(google.script()?.src).toContain('key=the-key'));
    return { google, around, newsSent: () => newsSent.mock.calls.map(([news]) => news as MapNews) };
  }
  const loads = (google: FakeGoogleMaps) =>
    act(async () => {
      google.load();
      await Promise.resolve();
    });
  afterEach(() => {
    jest.restoreAllMocks();
    document.body.replaceChildren();
  });

  it('asks what to show, shows it at its places, and tells which one is chosen', async () => {
    const { google, around, newsSent } = await framed();
    await loads(google);
    await screen.findByTestId('map');
    say({ pins: storePins(places), chosen: 'Store-c' }, around);
    const pins = await within(screen.getByTestId('map')).findAllByRole('button');
    expect(pinsOf(pins)).toEqual(names);
    expect(google.markers.map(({ position }) => position)).toEqual(
      [closed[0], left, ...listed].map((place) => place?.location),
    );
    expect(pins.map((pin) => pin.getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
      'false',
      'false',
    ]);
    await userEvent.setup({ pointerEventsCheck: 0 }).click(pins[2]!);
    expect(newsSent()).toEqual([{ map: 'asks' }, { map: 'shown' }, { chosen: 'Store-a' }]);
  });

  it('hears the page around it alone', async () => {
    const { google, around } = await framed();
    await loads(google);
    const map = await screen.findByTestId('map');
    say({ pins: storePins(places), chosen: null }, around, 'https://elsewhere.example');
    say({ pins: storePins(places), chosen: null }, window);
    expect(within(map).queryAllByRole('button')).toEqual([]);
  });

  it.each<[string, (google: FakeGoogleMaps) => void]>([
    ['the script does not come', (google) => google.fail()],
    [
      'the key is refused',
      (google) => {
        google.load();
        google.refuse();
      },
    ],
  ])('says that it failed when %s', async (_, end) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { google, newsSent } = await framed();
    await act(async () => {
      end(google);
      await Promise.resolve();
    });
    await waitFor(() => expect(newsSent()).toContainEqual({ map: 'failed' }));
  });
});
