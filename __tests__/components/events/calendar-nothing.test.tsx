import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarList } from '@/components/events/calendar-list';
import { CalendarNothing } from '@/components/events/calendar-nothing';
import type { CalendarMonth } from '@/lib/events/calendar/calendar-page.server';
import type { CalendarChoice } from '@/lib/routes/event-path';
import { session, shopEvent } from '@/__tests__/lib/events/make-event';

const everything: CalendarChoice = {
  month: null,
  category: null,
  admission: null,
  featured: false,
};

/** A calendar of July 2026 on its tenth day, with an event on each of the days. */
function july(days: readonly string[], change: Partial<CalendarMonth> = {}): CalendarMonth {
  return {
    month: '2026-07',
    previous: '2026-06',
    next: '2026-08',
    nextWithEvents: '2026-09',
    current: '2026-07',
    now: '2026-07-10T15:00:00Z',
    kinds: [],
    failed: false,
    weeks: [
      days.map((date) => {
        const meeting = { day: date, from: '10:00', to: '12:00' };
        const held = session({ productID: date, meetings: [meeting] });
        const event = shopEvent({ code: date, title: `Event of ${date}`, sessions: [held] });
        return { date, note: null, entries: [{ event, session: held, meeting, place: 'Lyndale' }] };
      }),
    ],
    ...change,
  };
}

describe('a month of the calendar without events', () => {
  it.each<[string, CalendarMonth, Partial<CalendarChoice>, RegExp, string, string]>([
    [
      'leads to the next that has some, by the same choice',
      july([]),
      { featured: true },
      /^Nothing is planned in July 2026. The next events are in September 2026.$/,
      'See the next events',
      '/event-calendar?month=2026-09&featured=1',
    ],
    [
      'leads to this month without naming it in the address',
      july([], { month: '2026-06', nextWithEvents: '2026-07' }),
      {},
      /The next events are in July 2026/,
      'See the next events',
      '/event-calendar',
    ],
    [
      'says of this month, of which only past ones are left, that nothing more comes',
      july(['2026-07-04']),
      {},
      /^Nothing more is planned in July 2026. The next events/,
      'See the next events',
      '/event-calendar?month=2026-09',
    ],
    [
      'leads to all events where nothing of the choice follows',
      july([], { nextWithEvents: null }),
      { month: '2026-07', category: 'kids' },
      /^Nothing is planned in July 2026.$/,
      'Show all events',
      '/event-calendar?month=2026-07',
    ],
    [
      'leads to the landing page where nothing follows at all',
      july([], { nextWithEvents: null }),
      {},
      /^Nothing is planned in July 2026.$/,
      'All Workshops & Events',
      '/workshops-and-events',
    ],
  ])('%s', (_, calendar, choice, said, link, path) => {
    render(<CalendarNothing calendar={calendar} choice={{ ...everything, ...choice }} />);
    expect(screen.getByRole('heading', { name: 'No Events Found' })).toBeVisible();
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', path);
  });

  it.each([
    ['with an event today', july(['2026-07-10'])],
    ['of the past with an event', july(['2026-06-20'], { month: '2026-06' })],
  ])('is not what a month %s is called', (_, calendar) => {
    const { container } = render(<CalendarNothing calendar={calendar} choice={everything} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('the list of this month', () => {
  it('begins with what is to come, and keeps what was behind a line that says how much it is', async () => {
    render(<CalendarList calendar={july(['2026-07-04', '2026-07-09', '2026-07-10'])} />);
    expect(screen.getByText('Event of 2026-07-10')).toBeVisible();
    expect(screen.getByText('Event of 2026-07-09')).not.toBeVisible();
    await userEvent.click(screen.getByText('Earlier this month: 2 events'));
    expect(screen.getByText('Event of 2026-07-04')).toBeVisible();
  });

  it('folds nothing of another month', () => {
    render(<CalendarList calendar={july(['2026-06-20'], { month: '2026-06' })} />);
    expect(screen.getByText('Event of 2026-06-20')).toBeVisible();
    expect(screen.queryByText(/Earlier this month/)).toBeNull();
  });
});
