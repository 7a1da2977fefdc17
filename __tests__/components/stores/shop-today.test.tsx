import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArrivalStrip } from '@/components/stores/arrival-strip';
import { OpenToday } from '@/components/stores/shop-today';
import { listenToMenus } from '@/components/shell/menu/menu-events';
import { zipStore } from '@/components/session/zip-store';
import { arrivalWords, vanWords } from '@/lib/stores/shop-today';

describe('first day of delivery in the words of the header', () => {
  const now = new Date('2026-05-05T10:46:00-05:00');
  it.each([
    [
      { zip: null, local: false, van: '2026-05-05', parcel: '2026-05-07' },
      'Twin Cities from today',
    ],
    [
      { zip: null, local: false, van: '2026-05-06', parcel: '2026-05-07' },
      'Twin Cities from tomorrow',
    ],
    [{ zip: null, local: false, van: null, parcel: '2026-05-07' }, ''],
    [{ zip: '55408', local: true, van: '2026-05-05', parcel: '2026-05-07' }, 'To 55408, today'],
    [
      { zip: '55408', local: true, van: '2026-05-11', parcel: '2026-05-07' },
      'To 55408, Mon, May 11',
    ],
    [{ zip: '55408', local: true, van: null, parcel: '2026-05-07' }, ''],
    [
      { zip: '90210', local: false, van: '2026-05-05', parcel: '2026-05-07' },
      'To 90210 by parcel, Thu, May 7',
    ],
    [{ zip: '90210', local: false, van: '2026-05-05', parcel: null }, ''],
  ])('%j', (arrival, words) => {
    expect(arrivalWords(arrival, now)).toBe(words);
  });
});

describe('first day of the vans in the words of home’s strip', () => {
  it.each([
    [null, '2026-05-05', 'Twin Cities from today'],
    [null, '2026-05-08', 'Twin Cities from Fri, May 8'],
    ['55408', '2026-05-05', 'Can still arrive today in 55408'],
    ['55408', '2026-05-06', 'Can arrive tomorrow in 55408'],
  ])('%s, %s', (zip, van, words) => {
    expect(vanWords(zip, van, '2026-05-05')).toBe(words);
  });
});

describe('hours and ZIP in the header', () => {
  const asked: string[] = [];
  let stop: () => void;

  beforeAll(() => {
    globalThis.fetch = jest.fn((path: string) => {
      asked.push(path);
      const zip = new URL(path, 'http://shop').searchParams.get('zip');
      return Promise.resolve({
        ok: true,
        json: () =>
          Promise.resolve({
            zip,
            hours: 'Open now until 7 PM',
            van: null,
            standsFor: 3_600_000,
            arrival: zip ? `To ${zip}, today` : 'Twin Cities from today',
          }),
      });
    }) as never;
    stop = listenToMenus();
  });
  afterAll(() => stop());

  it('asks once when the browser is idle, at rest too; a ZIP is asked for anew and kept for the product pages', async () => {
    render(
      <>
        <OpenToday />
        <ArrivalStrip />
      </>,
    );
    expect(asked).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Delivery in the Twin Cities');
    expect(await screen.findAllByText('Open now until 7 PM')).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent('Twin Cities from today');
    expect(asked).toEqual(['/api/stores/today']);

    const toggle = screen.getByRole('button', { name: 'Enter ZIP' });
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByLabelText('ZIP of the recipient')).toHaveFocus();
    await userEvent.keyboard('554');
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a 5 digit zip');
    expect(screen.getByLabelText('ZIP of the recipient')).toHaveFocus();
    expect(asked).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('ZIP of the recipient'), '08{Enter}');
    expect(await screen.findByText('To 55408, today')).toBeInTheDocument();
    expect(asked).toEqual(['/api/stores/today', '/api/stores/today?zip=55408']);
    expect(zipStore.get()).toBe('55408');
    const change = screen.getByRole('button', { name: 'Change ZIP' });
    expect(change).toHaveAttribute('aria-expanded', 'false');
    expect(change).toHaveFocus();
  });

  it.each([
    ['another ZIP', 'lilac-zip', '90210', 'To 90210, today'],
    ['the log-out that forgets it', null, null, 'Twin Cities from today'],
  ])('follows the other tabs of the browser: %s', async (_name, key, zip, words) => {
    act(() => zipStore.set('55408'));
    render(<ArrivalStrip />);
    expect(await screen.findByText('To 55408, today')).toBeInTheDocument();
    if (zip) localStorage.setItem('lilac-zip', zip);
    else localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});
