import { render, screen } from '@testing-library/react';
import { EventCard } from '@/components/events/event-card';
import { offer, session, shopEvent } from '@/__tests__/lib/events/make-event';

type Props = Parameters<typeof EventCard>[0];
const show = (event: Parameters<typeof shopEvent>[0] = {}, more: Partial<Props> = {}) =>
  render(
    <EventCard
      event={shopEvent(event)}
      session={session({})}
      place="Edina"
      now={new Date('2026-07-01T15:00:00Z')}
      {...more}
    />,
  );

describe('the card of an event (specification A2)', () => {
  it('is one link with its name, and says when and where', () => {
    show();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Terrarium Evenings' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/event\/700106/),
    );
    expect(screen.getByText('Sat, Jul 4, 10:00 AM – 12:00 PM CST')).toBeInTheDocument();
    expect(screen.getByText('Edina, The long counter')).toBeInTheDocument();
  });

  it.each<[string, Parameters<typeof shopEvent>[0], Partial<Props>, string[], string[]]>([
    [
      'paid',
      {},
      {},
      ['$85.00', 'Register Now'],
      ['Free to attend', 'View Details', 'Featured Event'],
    ],
    [
      'of several prices',
      { price: 3400, priceTo: 6200 },
      {},
      ['From $34.00', 'Register Now'],
      ['$62.00'],
    ],
    [
      'free',
      { price: 0, priceTo: 0 },
      {},
      ['Free to attend', 'View Details'],
      ['Register Now', '$0.00'],
    ],
    [
      'free or paid',
      { price: 0, priceTo: 1500 },
      {},
      ['Up to $15.00', 'Register Now'],
      ['Free to attend', 'From $0.00'],
    ],
    ['featured', { featured: true }, {}, ['Featured Event', 'Register Now'], []],
    [
      'bought',
      {},
      {
        session: session({ offers: [offer({ size: 'Large bowl', color: 'Glacier' })] }),
        bought: [{ productID: '700106', seats: 1 }],
      },
      ['Your seat · Large bowl, Glacier', 'View Details'],
      ['Register Now', '$85.00', 'Seats available'],
    ],
    [
      'bought without options, two seats',
      {},
      { bought: [{ productID: '700106', seats: 2 }] },
      ['Your 2 seats', 'View Details'],
      ['Register Now'],
    ],
    [
      'another date bought',
      {},
      {
        also: [
          session({
            productID: 'b',
            meetings: [{ day: '2026-07-11', from: '10:00', to: '12:00' }],
          }),
        ],
        bought: [{ productID: 'b', seats: null }],
      },
      ['Your seat · Sat, Jul 11', 'View Details'],
      ['Register Now'],
    ],
    [
      'not on sale yet',
      {},
      { session: session({ offers: [offer({ release: { ReleaseDate1: '2026-07-02' } })] }) },
      ['Registration opens Thu, Jul 2', 'View Details'],
      ['Register Now', 'Seats available'],
    ],
    [
      'closed early',
      {},
      { session: session({ offers: [offer({ release: { ReleaseDate2: '2026-06-30' } })] }) },
      ['Registration is closed', 'View Details'],
      ['Register Now'],
    ],
    [
      'under way',
      {},
      { now: new Date('2026-07-04T15:00:00Z') },
      ['Under way', 'View Details'],
      ['Register Now', 'Seats available'],
    ],
    [
      'seen from another year',
      {},
      { now: new Date('2025-12-31T15:00:00Z') },
      ['Sat, Jul 4, 2026, 10:00 AM – 12:00 PM CST'],
      [],
    ],
    [
      'a course',
      {},
      {
        session: session({
          meetings: ['2026-12-26', '2027-01-02'].map((day) => ({
            day,
            from: '18:30',
            to: '20:00',
          })),
        }),
      },
      ['Sat, Dec 26, 6:30 PM – 8:00 PM CST', 'Sat, Jan 2, 2027, 6:30 PM – 8:00 PM CST'],
      [],
    ],
    [
      'sold out',
      {},
      { session: session({ seats: 'out' }) },
      ['Sold out', 'View Details'],
      ['Register Now'],
    ],
    [
      'sold out, bought',
      {},
      { session: session({ seats: 'out' }), bought: [{ productID: '700106', seats: null }] },
      ['Your seat', 'View Details'],
      ['Register Now', 'Sold out'],
    ],
    [
      'nearly full',
      {},
      { session: session({ seats: 'low' }) },
      ['A few seats left', 'Register Now'],
      [],
    ],
    [
      'on further dates',
      {},
      { also: [session({ meetings: [{ day: '2026-07-11', from: '10:00', to: '12:00' }] })] },
      ['Also', 'Sat, Jul 11, 10:00 AM – 12:00 PM CST'],
      [],
    ],
  ])('%s', (_name, event, more, shown, missing) => {
    show(event, more);
    for (const words of shown) expect(screen.getByText(words)).toBeInTheDocument();
    for (const words of missing) expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it('that is over is no link, offers nothing and is not featured any more (specification A4)', () => {
    show({ featured: true }, { now: new Date('2026-07-04T17:00:00Z') });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('Sat, Jul 4, 10:00 AM – 12:00 PM CST (past)')).toBeInTheDocument();
    for (const words of ['Featured Event', 'Register Now', 'View Details', 'Seats available'])
      expect(screen.queryByText(words)).not.toBeInTheDocument();
  });
});
