import { PromoCard, WidePromo } from '@/components/catalogue/list/grid-promos';
import { EventCard } from '@/components/events/event-card';
import { ArticleRow } from '@/components/ui/article-row';
import { CategoryCard } from '@/components/ui/category-card';
import type { EventOffer, EventSession, ShopEvent } from '@/lib/events/event';
import { State } from './specimen';

const meeting = { day: '2026-07-04', from: '10:00', to: '12:00' };
const seat: EventOffer = {
  productID: '700106',
  size: null,
  color: null,
  price: 8500,
  seats: 'in',
  minQuantity: 1,
  maxQuantity: 8,
  release: {},
};
const withSeats = (change: Partial<EventOffer>): EventSession => ({
  productID: '700106',
  ...meeting,
  meetings: [meeting],
  offers: [{ ...seat, ...change }],
  release: {},
});
const session = withSeats({});
const before = new Date('2026-07-01T17:00:00Z');
const workshop: ShopEvent = {
  code: '700101',
  productID: '700101',
  title: 'Terrarium Evenings',
  description: 'Build a landscape under glass and take it home.',
  picture: { url: '/pictures/workshops/amaryllis.webp', alt: 'A bowl of mosses' },
  price: 8500,
  priceTo: 8500,
  featured: false,
  categoryID: null,
  storeID: null,
  room: 'The long counter',
  relatedDates: [],
  sessions: [session],
};
const events: [name: string, card: Partial<Parameters<typeof EventCard>[0]>][] = [
  ['Paid', {}],
  [
    'Free, featured',
    {
      event: { ...workshop, price: 0, priceTo: 0, featured: true },
      session: withSeats({ seats: 'low' }),
    },
  ],
  ['Sold out', { session: withSeats({ seats: 'out' }) }],
  ['Not on sale yet', { session: withSeats({ release: { ReleaseDate1: '2026-07-03' } }) }],
  ['Under way', { now: new Date('2026-07-04T16:00:00Z') }],
  [
    'Bought',
    {
      session: withSeats({ size: 'Large bowl', color: 'Glacier' }),
      bought: [{ productID: '700106', seats: 2 }],
    },
  ],
  ['Past', { now: new Date('2026-07-05T17:00:00Z') }],
];
const flowers = { url: '/pictures/categories/flowers.webp', alt: '' };
const article = {
  title: 'Keep a bouquet for ten days',
  path: '/style-guide',
  summary: 'Recut, refresh, relocate: the three-day rhythm.',
  picture: { url: '/pictures/articles/keep-a-bouquet-for-ten-days.webp', alt: '' },
  readMinutes: 2,
};
const promo = {
  superTitle: '',
  title: 'Sending flowers out of town?',
  subTitle: 'Nationwide Delivery reaches all fifty states.',
  linkUrl: '/style-guide',
  linkText: 'Out-of-town delivery',
  picture: { url: '/pictures/home/delivery.webp', alt: '' },
};

/** Event cards: paid, free, sold out, not on sale yet, under way, bought, past. */
export function EventCards() {
  return (
    <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {events.map(([name, card]) => (
        <State key={name} name={name}>
          <EventCard
            event={workshop}
            session={session}
            now={before}
            {...card}
            place="Edina"
            heading="h3"
          />
        </State>
      ))}
    </div>
  );
}

/** Category and content cards. */
export function OtherCards() {
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      <State name="Occasion">
        <CategoryCard name="Birthday" path="/style-guide" picture={flowers} shape="arch" />
      </State>
      <State name="Category">
        <CategoryCard name="Flowers" path="/style-guide" picture={flowers} />
      </State>
      <State name="Category without a picture">
        <CategoryCard name="Garden Supplies" path="/style-guide" picture={null} />
      </State>
      <State name="Article" className="sm:col-span-2 lg:col-span-1">
        <ArticleRow article={article} />
      </State>
    </div>
  );
}

/** The promos of a product grid: a card in it, a band across it. */
export function Promos() {
  return (
    <div className="grid gap-5 lg:grid-cols-[280px_minmax(0,1fr)]">
      <State name="Card, at index 4">
        <div className="h-80">
          <PromoCard
            superTitle="Purple Perks"
            title="Three cents of every dollar, back in flowers"
            subTitle="For members. Joining is free."
            linkUrl="/style-guide"
            linkText="Learn More"
          />
        </div>
      </State>
      <State name="Full width">
        <WidePromo promo={promo} />
      </State>
    </div>
  );
}
