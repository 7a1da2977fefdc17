import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { whenIdle } from '@/components/browser/idle';
import { ArrivesBy } from '@/components/catalogue/list/arrival/arrives-by';
import { dayStore } from '@/components/session/day-store';
import { zipStore } from '@/components/session/zip-store';
import { wrongArrivalIn } from '@/lib/catalogue/category/list-place';
import { noChoice } from '@/lib/catalogue/category/list-address';
import { stubShop } from '@/__tests__/support/shop-stub';

const today = '2026-11-26';
const form = (wrong: Parameters<typeof ArrivesBy>[0]['wrong'] = null) => (
  <ArrivesBy
    place={{ categoryID: 'Flowers' }}
    choice={noChoice}
    classes={{ L0: 3, L2: 4 }}
    wrong={wrong}
  />
);
/** What the form has in a script of its own is there. */
const partsCome = () => act(() => import('@/components/catalogue/list/arrival/arrival-parts'));
const badZip = 'Please enter a 5 digit zip';
const past = 'This day has passed. Please choose another.';
const noDay = 'Please choose a day.';

describe('what a list says of where and by when', () => {
  const sent = jest.fn();
  const send = (event: Event) => {
    if (!event.defaultPrevented)
      sent(Object.fromEntries(new FormData(event.target as HTMLFormElement)));
    event.preventDefault();
  };
  let kept: string | null = null;
  beforeEach(() => {
    kept = null;
    zipStore.set(null);
    sent.mockClear();
    stubShop({
      'GET /api/delivery/classes': ({ path }) => ({
        body: {
          today,
          zip: new URLSearchParams(path.split('?')[1]).get('zip'),
          by: kept,
          byWords: kept && 'Sat, Nov 28',
          classes: { L0: { can: true, words: '' }, L2: { can: false, words: '' } },
          days: [],
          standsFor: 3_600_000,
        },
      }),
    });
    window.addEventListener('submit', send);
  });
  afterEach(() => window.removeEventListener('submit', send));

  it.each<[string, string, string[], string]>([
    ['554', '2026-11-28', [badZip], 'zip'],
    ['abcde', '2026-11-28', [badZip], 'zip'],
    ['55408', '', [noDay], 'by'],
    ['55408', '2026-11-25', [past], 'by'],
    ['', '2026-11-25', [badZip, past], 'zip'],
  ])('"%s" by "%s": %j at its field, and nothing is sent', async (zip, by, words, field) => {
    render(form());
    // The day of the shop is known once the cards are told when they arrive.
    const date = screen.getByLabelText<HTMLInputElement>('by');
    await screen.findByLabelText('by', { selector: `[min="${today}"]` });
    await partsCome();
    if (zip) await userEvent.type(screen.getByLabelText('Arrives in'), zip);
    if (by) await userEvent.type(date, by);
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(words);
    expect(document.activeElement).toHaveAttribute('name', field);
    expect(document.activeElement).toHaveAccessibleDescription(words[0]);
    expect(sent).not.toHaveBeenCalled();
    // A whole ZIP is kept as it is typed; nothing else that was not sent is.
    expect([zipStore.get(), dayStore.get()]).toEqual([zip === '55408' ? zip : null, null]);
  });

  it('says at once what arrives in the ZIP that is typed, and nothing of it before all of it is', async () => {
    kept = '2026-11-28';
    zipStore.set('55104');
    render(form());
    const zip = screen.getByLabelText('Arrives in');
    expect(await screen.findByText('3 can arrive in 55104 by Sat, Nov 28')).toBeVisible();
    await userEvent.clear(zip);
    await userEvent.type(zip, '9021');
    expect(zipStore.get()).toBe('55104');
    await userEvent.type(zip, '0');
    expect(zip).toHaveValue('90210');
    expect(await screen.findByText('3 can arrive in 90210 by Sat, Nov 28')).toBeVisible();
  });

  it('takes a ZIP that was typed before its script had come', async () => {
    zipStore.set('55104');
    render(form());
    const zip = screen.getByLabelText<HTMLInputElement>('Arrives in');
    zip.value = '55408';
    await screen.findByLabelText('by', { selector: `[min="${today}"]` });
    await partsCome();
    expect(zipStore.get()).toBe('55408');
    expect(zip).toHaveValue('55408');
  });

  it('says without a script what the page was asked for and cannot go by', () => {
    const params = { arrives: 'fields', zip: '5540', by: '2026-11-25' };
    document.body.innerHTML = renderToString(form(wrongArrivalIn(params, today)));
    const [zip, by] = [
      screen.getByLabelText<HTMLInputElement>('Arrives in'),
      screen.getByLabelText<HTMLInputElement>('by'),
    ];
    expect([zip.value, by.value]).toEqual(['5540', '2026-11-25']);
    expect(zip).toHaveAccessibleDescription(badZip);
    expect(by).toHaveAccessibleDescription(past);
    expect(zip.form?.noValidate).toBe(true);
    document.body.innerHTML = '';
  });

  it('sends what can be gone by, and keeps it for this browser', async () => {
    render(form());
    await partsCome();
    await userEvent.type(screen.getByLabelText('Arrives in'), '55408');
    await userEvent.type(screen.getByLabelText('by'), '2026-11-28');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ zip: '55408', by: '2026-11-28' }));
    expect([zipStore.get(), dayStore.get()]).toEqual(['55408', '2026-11-28']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each<[string, string, string]>([
    ['', 'date', ''],
    ['11/28/2026', 'date', '2026-11-28'],
    ['2026-11-28', 'date', '2026-11-28'],
    ['next Tuesday', 'text', 'next Tuesday'],
  ])(
    'is text until the page has come to rest: "%s" typed before is a %s field with "%s"',
    async (typed, type, value) => {
      const place = document.createElement('div');
      place.innerHTML = renderToString(form());
      document.body.append(place);
      const day = screen.getByLabelText<HTMLInputElement>('by');
      expect(day).toHaveAttribute('type', 'text');
      day.value = typed;
      day.focus();
      render(form(), { container: place, hydrate: true });
      await screen.findByLabelText('by', { selector: `[min="${today}"]` });
      await act(() => new Promise((rest) => whenIdle(() => rest(undefined))));
      expect([day.type, day.value]).toEqual(['text', typed]);
      act(() => day.blur());
      expect([day.type, day.value]).toEqual([type, value]);
    },
  );

  it('sends a day as Americans write it where the browser has no field for days', async () => {
    zipStore.set('55408');
    render(form());
    await partsCome();
    await userEvent.type(screen.getByLabelText('by'), '11/28/2026');
    await userEvent.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ by: '11/28/2026' }));
    expect(dayStore.get()).toBe('2026-11-28');
  });

  it('has ZIP and day of this browser in it, but not over what was typed before the page was hydrated', async () => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(form());
    document.body.append(place);
    const zip = screen.getByLabelText<HTMLInputElement>('Arrives in');
    const day = screen.getByLabelText<HTMLInputElement>('by');
    zip.value = '902';
    kept = '2026-11-28';
    zipStore.set('55104');
    const root = await act(async () => hydrateRoot(place, form()));
    await waitFor(() => expect(day).toHaveValue('2026-11-28'));
    expect(zip).toHaveValue('902');
    act(() => zipStore.set('90210'));
    expect(zip).toHaveValue('902');
    act(() => root.unmount());
    place.remove();

    render(form());
    expect(screen.getByLabelText('Arrives in')).toHaveValue('90210');
    act(() => zipStore.set('55408'));
    expect(screen.getByLabelText('Arrives in')).toHaveValue('55408');
    expect(await screen.findByText('3 can arrive in 55408 by Sat, Nov 28')).toBeVisible();
  });
});
