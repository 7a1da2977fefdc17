import { render, screen } from '@testing-library/react';
import { CalendarItem } from '@/components/events/calendar-item';
import { EventCard } from '@/components/events/event-card';
import { EventRow } from '@/components/search/result-rows';
import { isPaid, priceWords } from '@/lib/events/event-words';
import { quickEvent } from '@/lib/search/quick/quick-rows';
import type { ProductRecord } from '@/lib/search/record';
import { session, shopEvent } from './make-event';

describe('price of an event (specification A2)', () => {
  it.each([
    [0, 0, 'Free to attend', false],
    [6200, 6200, '$62.00', true],
    [3400, 6200, 'From $34.00', true],
    [0, 1500, 'Up to $15.00', true],
  ])('from %i to %i cents: %s, paid %s', (price, priceTo, words, paid) => {
    expect([priceWords({ price, priceTo }), isPaid({ priceTo })]).toEqual([words, paid]);
  });
});

describe('an event with free and paid seats is a paid one everywhere (specification A2)', () => {
  const event = shopEvent({ price: 0, priceTo: 1500 });
  const one = session({});

  it('on its card', () => {
    render(
      <EventCard
        event={event}
        session={one}
        place="Edina"
        now={new Date('2026-07-01T15:00:00Z')}
      />,
    );
    for (const words of ['Up to $15.00', 'Register Now'])
      expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('in the calendar', () => {
    render(
      <CalendarItem
        entry={{ event, session: one, meeting: one.meetings[0]!, place: null }}

        now="2026-07-01T15:00:00Z"
      />,
    );
    expect(JSON.parse(screen.getByRole('link').dataset.preview ?? '')).toMatchObject({
      price: 'Up to $15.00',
      toBook: true,
    });
  });

  it('in the search', () => {
    const hit = {
      objectID: '1',
      ID: '1',
      ProductCode: '1',
      title: 'Wreaths',
      EndDate: 1_783_000_000,
      PriceMin: 0,
      PriceMax: 15,
    } as ProductRecord;
    render(<EventRow row={quickEvent(hit, 1, null, new Date())} />);
    expect(screen.getByText('Up to $15.00')).toBeInTheDocument();
  });
});
