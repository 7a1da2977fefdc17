import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArrivesBy } from '@/components/catalogue/list/arrival/arrives-by';
import { dayStore } from '@/components/session/day-store';
import { zipStore } from '@/components/session/zip-store';
import { noChoice } from '@/lib/catalogue/category/list-address';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';

const down: Parameters<typeof refusal> = [503, 'upstream-unavailable', 'Not now.'];
const today = '2026-11-26';
const openDays = [
  { day: '2026-11-27', words: 'Fri 27', name: 'Fri 27 November' },
  { day: '2026-11-28', words: 'Sat 28', name: 'Sat 28 November' },
  { day: '2026-12-01', words: 'Tue Dec 1', name: 'Tue Dec 1' },
];
const names = [...openDays.map(({ name }) => name), 'Other day'];

const form = (arrives?: { zip: string; by: string }) => (
  <ArrivesBy
    place={{ categoryID: 'Flowers', ...(arrives ? { arrives } : {}) }}
    choice={noChoice}
    classes={{ L0: 3 }}
  />
);
let zip = 55400;
/** Shows the form, and has the shop asked for its days. */
const open = (...[arrives]: Parameters<typeof form>) => {
  render(form(arrives));
  zip += 1;
  act(() => zipStore.set(String(zip)));
};
const daysShown = () => screen.findByRole('radiogroup', { name: 'by' });
const chosenDay = () => screen.queryByRole('radio', { checked: true });
const show = () => userEvent.click(screen.getByRole('button', { name: 'Show' }));

describe('the open days of a list', () => {
  const sent = jest.fn();
  const send = (event: Event) => {
    if (!event.defaultPrevented) sent(new FormData(event.target as HTMLFormElement).getAll('by'));
    event.preventDefault();
  };
  let answer: (path: string) => Parameters<typeof refusal> | typeof openDays = () => openDays;

  beforeEach(async () => {
    sent.mockClear();
    answer = () => down;
    stubShop({
      'GET /api/delivery/classes': ({ path }) => {
        const query = new URLSearchParams(path.split('?')[1]);
        const [place, by] = [query.get('zip'), query.get('by')];
        const days = answer(path);
        if (typeof days[0] === 'number') return refusal(...(days as Parameters<typeof refusal>));
        return {
          body: { today, zip: place, by, byWords: by, classes: {}, days, standsFor: 3_600_000 },
        };
      },
    });
    window.addEventListener('submit', send);
    zip += 1;
    act(() => {
      dayStore.set(null);
      zipStore.set(String(zip));
    });
    // What was answered before is not known any more.
    await act(async () => {});
    answer = () => openDays;
  });
  afterEach(() => window.removeEventListener('submit', send));

  it('take the place of the field once they are known, each with its whole day as its name', async () => {
    open();
    expect(screen.getByLabelText('by')).toHaveAttribute('name', 'by');
    const days = within(await daysShown());
    expect(days.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual(
      names,
    );
    expect(days.getByText('Tue Dec 1')).toBeVisible();
    expect(chosenDay()).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'by' })).not.toBeInTheDocument();
  });

  it('are sent as the field sends a day', async () => {
    open();
    await daysShown();
    await userEvent.click(screen.getByRole('radio', { name: 'Sat 28 November' }));
    await show();
    expect(sent).toHaveBeenCalledWith(['2026-11-28']);
    expect(dayStore.get()).toBe('2026-11-28');
  });

  it('are gone through by the arrow keys', async () => {
    open({ zip: '55408', by: '2026-11-28' });
    await daysShown();
    act(() => chosenDay()?.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(chosenDay()).toHaveAccessibleName('Tue Dec 1');
    expect(chosenDay()).toHaveFocus();
  });

  it('give way to any other day, which is sent alone', async () => {
    open();
    await daysShown();
    await userEvent.click(screen.getByRole('radio', { name: 'Other day' }));
    await show();
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose a day.');
    const other = screen.getByLabelText('Day');
    expect(other).toHaveFocus();
    expect(other).toHaveAccessibleDescription('Please choose a day.');
    expect(other).toHaveAttribute('min', today);
    await userEvent.type(other, '2026-12-25');
    await show();
    expect(sent.mock.calls).toEqual([[['2026-12-25']]]);
    await userEvent.click(screen.getByRole('radio', { name: 'Fri 27 November' }));
    expect(screen.queryByLabelText('Day')).not.toBeInTheDocument();
    await show();
    expect(sent).toHaveBeenLastCalledWith(['2026-11-27']);
  });

  it('are those of the ZIP that is typed, before the list is asked for', async () => {
    const [friday, , tuesday] = openDays;
    answer = (path) => (path.includes('zip=90210') ? [tuesday!] : [friday!, tuesday!]);
    open();
    await daysShown();
    await userEvent.click(screen.getByRole('radio', { name: 'Tue Dec 1' }));
    const field = screen.getByLabelText('Arrives in');
    await userEvent.clear(field);
    await userEvent.type(field, '90210');
    await waitFor(() =>
      expect(screen.queryByRole('radio', { name: 'Fri 27 November' })).not.toBeInTheDocument(),
    );
    expect(chosenDay()).toHaveAccessibleName('Tue Dec 1');
    expect(field).toHaveFocus();
    await show();
    expect(sent).toHaveBeenCalledWith(['2026-12-01']);
  });

  it('are asked for where none is chosen', async () => {
    open();
    await daysShown();
    await show();
    expect(await daysShown()).toHaveAccessibleDescription('Please choose a day.');
    expect(screen.getByRole('radio', { name: 'Fri 27 November' })).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  });

  it.each([
    ['2026-12-01', 'Tue Dec 1'],
    ['2026-12-06', 'Other day'],
  ])('have chosen what the list goes by: %s is %s', async (by, name) => {
    open({ zip: '55408', by });
    await daysShown();
    expect(chosenDay()).toHaveAccessibleName(name);
    await show();
    expect(sent).toHaveBeenCalledWith([by]);
  });

  it('leave a field alone while somebody types in it, and then have what was typed', async () => {
    answer = () => down;
    open();
    const field = screen.getByLabelText<HTMLInputElement>('by');
    await userEvent.type(field, '11/28/2026');
    answer = () => openDays;
    act(() => zipStore.set('10002'));
    await screen.findByLabelText('by', { selector: `[min="${today}"]` });
    await act(() => import('@/components/catalogue/list/arrival/arrival-parts'));
    expect(field).toBeEnabled();
    expect(field).toHaveFocus();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    act(() => field.blur());
    await daysShown();
    expect(chosenDay()).toHaveAccessibleName('Sat 28 November');
  });

  it.each<[string, Parameters<typeof refusal> | typeof openDays]>([
    ['that did not come', down],
    ['of which there are none', []],
  ])('%s leave the field as it is', async (_, said) => {
    const asked = jest.fn(() => said);
    answer = asked;
    open();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await act(() => import('@/components/catalogue/list/arrival/arrival-parts'));
    expect(screen.getByLabelText('by')).toHaveAttribute('name', 'by');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('are taken back when they cannot be known any more, the chosen one stays', async () => {
    open();
    await daysShown();
    await userEvent.click(screen.getByRole('radio', { name: 'Sat 28 November' }));
    answer = () => down;
    act(() => zipStore.set('10001'));
    const field = await screen.findByLabelText('by', { selector: '[name="by"]' });
    expect(field).toBeVisible();
    expect(field).toHaveValue('2026-11-28');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});
