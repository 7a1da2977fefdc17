import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EventPage } from '@/components/events/event-page';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import type { Month } from '@/lib/events/calendar/month';
import type { EventSession } from '@/lib/events/event';
import { eventDates } from '@/lib/events/event-dates';
import { offer, session, shopEvent } from '@/__tests__/lib/events/make-event';
import { stubShop } from '@/__tests__/support/shop-stub';

const now = new Date('2026-07-01T15:00:00Z');

/** One run a week from Saturday, July 4, 2026. */
const weekly = (count: number, change: Partial<EventSession> = {}) =>
  Array.from({ length: count }, (_, week) =>
    session({
      productID: `700106-${week}`,
      meetings: [{ day: addChicagoDays('2026-07-04', 7 * week), from: '10:00', to: '12:00' }],
      ...change,
    }),
  );

function show(
  sessions: EventSession[],
  month: Month | null = null,
  at = now,
  change: Parameters<typeof shopEvent>[0] = {},
) {
  stubShop({ 'GET /api/events/700106': () => new Promise(() => {}) });
  return render(
    <EventPage
      event={shopEvent({ sessions, featured: true, ...change })}
      coming={at === now ? sessions : []}
      dates={eventDates(at === now ? sessions : [], month)!}
      month={month}
      store={null}
      category={null}
      others={[]}
      places={{}}
      now={at}
      origin="https://shop.example"
    />,
  );
}

const structured = (container: HTMLElement) =>
  container.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
const months = () => screen.getByRole('navigation', { name: 'Dates by month' });

describe('an event with 120 dates', () => {
  it('comes with the next dates, and with a link to those of each month', () => {
    const { container } = show(weekly(120));
    expect(screen.getAllByRole('radio')).toHaveLength(12);
    expect(screen.getAllByRole('link', { name: /^Google Calendar/ })).toHaveLength(12);
    expect(structured(container).match(/"startDate"/g)).toHaveLength(12);
    expect(within(months()).getByRole('link', { current: true })).toHaveAccessibleName(
      'Next dates',
    );
    expect(within(months()).getByRole('link', { name: 'February 2027' })).toHaveAttribute(
      'href',
      '/event/700106?month=2027-02#dates',
    );
  });

  it('shows the dates of a month where one is chosen', () => {
    show(weekly(120), '2027-02');
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(screen.getByRole('radio', { name: /Sat, Feb 6, 2027/ })).toBeChecked();
    expect(within(months()).getByRole('link', { current: true })).toHaveAccessibleName(
      'February 2027',
    );
    expect(within(months()).getByRole('link', { name: 'Next dates' })).toHaveAttribute(
      'href',
      '/event/700106#dates',
    );
  });

  it('does not call all of them full when those that are shown are', () => {
    show([...weekly(12, { offers: [offer({ seats: 'out' })] }), ...weekly(14).slice(12)]);
    expect(screen.getByText(/^Every seat of these dates is taken/)).toBeVisible();
  });
});

it('an event with few dates has them all, and no months', () => {
  show(weekly(12));
  expect(screen.getAllByRole('radio')).toHaveLength(12);
  expect(screen.queryByRole('navigation', { name: 'Dates by month' })).toBeNull();
});

it('an event that is over is still described, and not featured any more', () => {
  const { unmount } = show(weekly(2));
  expect(screen.getByText('Featured Event')).toBeVisible();
  unmount();
  const { container } = show(weekly(2), null, new Date('2027-07-01T15:00:00Z'));
  expect(screen.queryByText('Featured Event')).toBeNull();
  expect(screen.getByText(/This event is over/)).toBeVisible();
  expect(structured(container).match(/"startDate":"[^T]+/g)).toEqual(['"startDate":"2026-07-11']);
  expect(screen.queryByRole('button', { name: 'Register Now' })).toBeNull();
});

describe('what a seat costs', () => {
  it('is said once, beside the button, and for all seats that are wanted', async () => {
    show(weekly(2));
    expect(screen.getAllByText('$85.00')).toHaveLength(1);
    expect(screen.getByText('a seat')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'One seat more' }));
    expect(screen.getByText('for 2 seats')).toBeVisible();
    expect(screen.getByText('$170.00')).toBeVisible();
  });

  it('is said at the head where it differs, and where nothing can be booked any more', () => {
    const { unmount } = show(weekly(2), null, new Date('2026-12-01T15:00:00Z'));
    expect(screen.getByText('$85.00')).toBeVisible();
    unmount();
    const kinds = [offer({ productID: 'A' }), offer({ productID: 'C', price: 3400 })];
    show(weekly(1, { offers: kinds }), null, now, { price: 3400 });
    expect(screen.getByText('From $34.00')).toBeVisible();
  });
});
