import { act, render, screen, waitFor, within } from '@testing-library/react';
import { CalendarItem } from '@/components/events/calendar-item';
import { CalendarPreview } from '@/components/events/calendar-preview';
import { EventCard } from '@/components/events/event-card';
import { EventsLanding } from '@/components/events/events-landing';
import { visitorStore } from '@/components/session/visitor-store';
import { mineOf, mineWords } from '@/lib/events/bought';
import { withoutPurchase, withPurchase } from '@/services/outbox/purchased-events';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';
import { offer, session, shopEvent } from './make-event';

const now = new Date('2026-07-01T15:00:00Z');
const ingrid = {
  kind: 'customer' as const,
  userID: 'ingrid',
  firstName: 'Ingrid',
  lastName: 'S',
  cartCount: 0,
};
const later = session({
  productID: 'later',
  meetings: [{ day: '2026-07-11', from: '10:00', to: '12:00' }],
});
const card = (
  code: string,
  sessions: [ReturnType<typeof session>, ...ReturnType<typeof session>[]],
) => (
  <EventCard
    event={shopEvent({ code, title: code })}
    session={sessions[0]}
    also={sessions.slice(1)}
    place="Edina"
    now={now}
  />
);

describe('the seats of a customer on the cards of cached pages (specification A2)', () => {
  it('are nobody’s for a visitor, whom nothing is asked for; then the customer’s, asked for once, with View Details', async () => {
    const shop = stubShop({
      'GET /api/account/seats': () => ({
        body: [
          { productID: 'mine', seats: 2 },
          { productID: 'later', seats: null },
        ],
      }),
    });
    render(
      <>
        {card('A', [session({ productID: 'mine' })])}
        {card('B', [session({ productID: 'other' }), later])}
        {card('C', [session({ productID: 'third' })])}
      </>,
    );
    expect(screen.getAllByText('Register Now')).toHaveLength(3);
    act(() => visitorStore.accept({ ...ingrid, kind: 'anonymous' }));
    expect(shop.calls).toEqual([]);
    act(() => visitorStore.accept(ingrid));
    const mine = (await screen.findByText('Your 2 seats')).closest('article')!;
    expect(
      [
        within(mine).queryByText('View Details'),
        within(mine).queryByText('$85.00'),
        within(mine).queryByText('Seats available'),
      ].map(Boolean),
    ).toEqual([true, false, false]);
    expect(screen.getByText('Your seat · Sat, Jul 11').closest('article')).toHaveTextContent(
      'View Details',
    );
    expect(screen.getAllByText('Register Now')).toHaveLength(1);
    expect(shop.calls.map(({ path }) => path)).toEqual(['/api/account/seats']);
    act(() => visitorStore.accept({ ...ingrid, kind: 'anonymous', userID: undefined }));
    expect(screen.getAllByText('Register Now')).toHaveLength(3);
  });

  it('are asked for again by the next page where there was no answer', async () => {
    let down = true;
    const shop = stubShop({
      'GET /api/account/seats': () =>
        down
          ? refusal(503, 'upstream-unavailable', 'Not right now.')
          : { body: [{ productID: 'mine', seats: 2 }] },
    });
    act(() => visitorStore.accept({ ...ingrid, userID: 'ida' }));
    const { unmount } = render(card('A', [session({ productID: 'mine' })]));
    await waitFor(() => expect(shop.calls).toHaveLength(1));
    expect(await screen.findByText('Register Now')).toBeInTheDocument();
    unmount();
    down = false;
    render(card('A', [session({ productID: 'mine' })]));
    expect(await screen.findByText('Your 2 seats')).toBeInTheDocument();
    expect(shop.calls).toHaveLength(2);
    act(() => visitorStore.accept({ ...ingrid, kind: 'anonymous', userID: undefined }));
  });

  it('are on the card of the calendar too', async () => {
    stubShop({ 'GET /api/account/seats': () => ({ body: [{ productID: 'mine', seats: 1 }] }) });
    const one = session({ productID: 'mine' });
    render(
      <CalendarPreview>
        <CalendarItem
          entry={{ event: shopEvent({}), session: one, meeting: one.meetings[0]!, place: null }}
          now={now.toISOString()}
        />
      </CalendarPreview>,
    );
    act(() => screen.getByRole('link').focus());
    expect(screen.getByText('Register Now')).toBeInTheDocument();
    act(() => visitorStore.accept({ ...ingrid, userID: 'arne' }));
    expect(await screen.findByText('Your seat')).toBeInTheDocument();
    expect(screen.queryByText('Register Now')).toBeNull();
  });
});

describe('bought seats', () => {
  it('are named by kind and count, each date for itself', () => {
    const known = [
      { productID: 'a', size: 'Adult', color: null, day: '2026-07-04' },
      { productID: 'b', size: null, color: 'Moss', day: '2026-07-11' },
    ];
    expect(
      mineOf(known, [
        { productID: 'b', seats: 3 },
        { productID: 'gone', seats: 1 },
      ]).map((one) => mineWords(one, 'Sat, Jul 11')),
    ).toEqual(['Your 3 seats · Moss · Sat, Jul 11']);
    expect(mineOf(known, [{ productID: 'a', seats: null }]).map((one) => mineWords(one))).toEqual([
      'Your seat · Adult',
    ]);
  });

  it('are counted over orders, a message delivered twice once', () => {
    const order = (orderID: string, Seats: number) => ({
      orderID,
      events: [{ ProductID: 'a', ProductCode: 'A', Seats }],
    });
    const once = withPurchase([], order('1', 2));
    expect(withPurchase(once, order('1', 2))).toBe(once);
    expect(withPurchase(once, order('2', 1))).toEqual([
      { ProductID: 'a', ProductCode: 'A', Seats: 3, OrderIDs: ['1', '2'] },
    ]);
    expect(withPurchase([{ ProductID: 'a', ProductCode: 'A' }], order('2', 1))).toMatchObject([
      { Seats: 2 },
    ]);
    expect(withPurchase([{ ProductID: 'b', ProductCode: 'B' }], order('2', 1))).toHaveLength(2);
  });

  it('are no more once their order is cancelled, taken off once', () => {
    const order = (orderID: string, Seats: number) => ({
      orderID,
      events: [{ ProductID: 'a', ProductCode: 'A', Seats }],
    });
    const both = withPurchase(withPurchase([], order('1', 2)), order('2', 1));
    const left = withoutPurchase(both, order('1', 2));
    expect(left).toEqual([{ ProductID: 'a', ProductCode: 'A', Seats: 1, OrderIDs: ['2'] }]);
    expect(withoutPurchase(left, order('1', 2))).toBe(left);
    expect(withoutPurchase(left, order('2', 1))).toEqual([]);
  });
});

it('the landing page shows no event twice', () => {
  const events = Array.from({ length: 5 }, (_, index) =>
    shopEvent({
      code: `E${index}`,
      title: `Event ${index}`,
      featured: index < 2,
      sessions: [session({ offers: [offer({ productID: `E${index}` })] })],
    }),
  );
  render(
    <EventsLanding
      landing={null}
      events={events}
      places={{}}
      now={now}
      origin="https://shop.example"
    />,
  );
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['Event 0', 'Event 1', 'Event 2', 'Event 3', 'Event 4']);
});
