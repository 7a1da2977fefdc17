import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as react from 'react';
import * as reactDom from 'react-dom';
import type { StoreMap as StoreMapComponent } from '@/components/stores/store-locator';
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
const names = [
  'Pavilion, closed for now',
  'Eagan shop, not in the list',
  '1, Edina shop',
  '2, Anoka shop',
];

/** The map asked for, with a loader as new: it keeps what became of its script for as long as the page lives. */
async function streets(): Promise<{
  google: FakeGoogleMaps;
  onChoose: jest.Mock;
  rerender: (chosen: string) => void;
}> {
  jest.resetModules();
  jest.doMock('react', () => react);
  jest.doMock('react-dom', () => reactDom);
  document.head.replaceChildren();
  delete (window as unknown as { google?: object }).google;
  const google = fakeGoogleMaps();
  const { StoreMap } = jest.requireActual<{ StoreMap: typeof StoreMapComponent }>(
    '@/components/stores/store-locator',
  );
  const onChoose = jest.fn();
  const map = (chosen: string | null) => (
    <StoreMap
      stores={listed.map((store) => ({ store, miles: null }))}
      others={[left]}
      closed={closed}
      chosen={chosen}
      onChoose={onChoose}
      google={{ key: 'the-key', mapID: 'the-map' }}
    />
  );
  const { rerender } = render(map(null));
  expect(google.script()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show streets with Google Maps' }));
  await waitFor(() => expect(google.script()?.src).toContain('key=the-key'));
  return { google, onChoose, rerender: (chosen) => rerender(map(chosen)) };
}

describe('the map with a key of Google’s', () => {
  it('shows the drawn map until Google’s is there, then the same stores at their places', async () => {
    const { google, onChoose, rerender } = await streets();
    expect(screen.getAllByRole('button').map((pin) => pin.getAttribute('aria-label'))).toEqual(
      names,
    );
    await act(async () => {
      google.load();
      await Promise.resolve();
    });
    expect(await screen.findByTestId('map')).toBeInTheDocument();
    const pins = await within(screen.getByTestId('map')).findAllByRole('button');
    expect(pins.map((pin) => pin.getAttribute('aria-label'))).toEqual(names);
    expect(google.markers.map(({ position }) => position)).toEqual(
      [closed[0], left, ...listed].map((place) => place?.location),
    );
    await userEvent.setup({ pointerEventsCheck: 0 }).click(pins[2]!);
    expect(onChoose).toHaveBeenCalledWith('Store-a');
    rerender('Store-c');
    expect(screen.getByRole('button', { name: names[0], pressed: true })).toBeInTheDocument();
    expect(screen.getByText('Pavilion: Closed until the pansies are ready.')).toBeInTheDocument();
  });

  it.each<[what: string, end: (google: FakeGoogleMaps) => void]>([
    ['the script does not come', (google) => google.fail()],
    [
      'the key is refused',
      (google) => {
        google.load();
        google.refuse();
      },
    ],
  ])('keeps the drawn map, and says so, when %s', async (_what, end) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { google, onChoose } = await streets();
    await act(async () => {
      end(google);
      await Promise.resolve();
    });
    expect(
      await screen.findByText('Google Maps didn’t load. This is our own map.'),
    ).toBeInTheDocument();
    expect(screen.queryByTestId('map')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '2, Anoka shop' }));
    expect(onChoose).toHaveBeenCalledWith('Store-b');
  });
});
