import { render, screen, within } from '@testing-library/react';
import { StorePage } from '@/components/stores/store-page';
import { chicagoInstant } from '@/lib/core/time/chicago-time';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import { comingClosures, openingWeek, type OpeningRules } from '@/lib/stores/opening';
import { makeStore } from './make-store';

const rules: OpeningRules = {
  WorkingHrs: defaultBuyerSettings.xp.WorkingHrs,
  Holidays: [{ name: 'Thanksgiving', date: '2026-11-26', closed: true }],
};
/** The shop has not said yet whether its stores are open. */
beforeEach(() => {
  globalThis.fetch = () => new Promise(() => undefined);
});

const monday = chicagoInstant('2026-11-23', '08:00');

function show(pickup: boolean, by = rules) {
  render(
    <StorePage
      store={makeStore({ pickup })}
      week={openingWeek(monday, by)}
      closures={comingClosures(monday, by)}
    />,
  );
}

describe('the page of a store (specification A2)', () => {
  it('says the hours of the week that begins today', () => {
    show(true);
    const hours = within(screen.getByRole('region', { name: 'Hours' }));
    expect(
      hours
        .getAllByRole('term')
        .map(({ textContent }, index) => [
          textContent,
          hours.getAllByRole('definition')[index]?.textContent,
        ]),
    ).toEqual([
      ['Monday (today)', '9 AM – 7 PM'],
      ['Tuesday', '9 AM – 7 PM'],
      ['Wednesday', '9 AM – 7 PM'],
      ['Thursday', 'Closed for Thanksgiving'],
      ['Friday', '9 AM – 7 PM'],
      ['Saturday', '9 AM – 5 PM'],
      ['Sunday', 'Closed'],
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Today 9 AM – 7 PM');
  });

  it('says on which days it is closed', () => {
    show(true);
    const closed = within(screen.getByRole('region', { name: 'Closed on' }));
    expect(closed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Thursday, November 26, 2026, Thanksgiving',
    ]);
  });

  it.each([
    [true, 'Orders can be picked up here.'],
    [false, 'No order pickup here: please choose one of our other stores for that.'],
  ])('says whether orders are picked up here: %s', (pickup, words) => {
    show(pickup, { ...rules, Holidays: [] });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Closed on' })).toBeNull();
  });
});
