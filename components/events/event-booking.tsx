'use client';

import { useId, useState } from 'react';
import { CartNotices } from '@/components/cart/cart-notices';
import { QuantityStepper } from '@/components/cart/quantity-stepper';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ShopLink } from '@/components/ui/shop-link';
import { itemOfVariant } from '@/lib/analytics/items';
import { reportAddedToCart } from '@/lib/analytics/product-events.client';
import { addToCart } from '@/lib/cart/add-to-cart.client';
import { formatCents } from '@/lib/core/money';
import { shortDay } from '@/lib/core/day-words';
import type { EventOffer, EventSession } from '@/lib/events/event';
import { firstOpen, isFull, offerName, seatsOf } from '@/lib/events/booking';
import { mostSeats } from '@/lib/events/seats';
import { useEventFacts } from '@/lib/events/use-event-facts.client';
import { DateChoice } from './date-choice';
import { eventTexts } from './texts';

interface EventBookingProps {
  code: string;
  /** The default product, as the search engine knows it. */
  objectID: string;
  title: string;
  /** Coming dates, the next first, at least one. */
  sessions: EventSession[];
}

type Outcome = { kind: 'idle' } | { kind: 'adding' } | { kind: 'added'; quantity: number } | { kind: 'refused'; text: string };

/** Date, kind of seat, how many, and the way into the cart; seats left are asked for when the page is open. */
export function EventBooking({ code, objectID, title, sessions }: EventBookingProps) {
  const id = useId();
  const { facts, refresh } = useEventFacts(code);
  const [chosen, setChosen] = useState(() => firstOpen(sessions));
  const [kind, setKind] = useState<string | null>(null);
  const [quantity, setQuantity] = useState(1);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const session = sessions.find(({ productID }) => productID === chosen);
  const offer = session && (session.offers.find(({ productID }) => productID === kind) ?? session.offers.find((one) => !isFull(one, facts)) ?? session.offers[0]);
  const full = !offer || isFull(offer, facts);
  const most = offer ? Math.max(1, mostSeats(seatsOf(offer, facts) ?? null, offer.maxQuantity)) : 1;
  const wanted = Math.min(quantity, most);
  const closed = full || !offer.released;
  const allFull = sessions.every(({ offers }) => offers.every((one) => isFull(one, facts)));

  async function book(booked: EventOffer) {
    setOutcome({ kind: 'adding' });
    const answer = await addToCart({ productID: booked.productID, quantity: wanted, specs: [] });
    const added = answer.ok && answer.value === 'added';
    if (added) reportAddedToCart({ item: itemOfVariant({ productCode: code, title, brand: null }, { ...booked, retailPrice: null }), quantity: wanted, objectID });
    setOutcome(added ? { kind: 'added', quantity: wanted } : answer.ok ? { kind: 'idle' } : { kind: 'refused', text: answer.error.text });
    refresh();
  }

  function chooseDate(productID: string) {
    setChosen(productID);
    setKind(null);
    setQuantity(1);
    setOutcome({ kind: 'idle' });
  }

  const purchased = sessions.filter(({ offers }) => offers.some(({ productID }) => facts?.purchased.includes(productID)));
  return (
    <div className="flex flex-col gap-5">
      {purchased.length > 0 && <PurchasedNotice sessions={purchased} purchased={facts?.purchased ?? []} />}
      <DateChoice name={`${id}-date`} sessions={sessions} chosen={chosen} facts={facts} onChoose={chooseDate} />
      {session && session.offers.length > 1 && (
        <label className="flex flex-col gap-1.5 text-sm font-strong">
          Seat
          <select value={offer?.productID} onChange={(event) => setKind(event.target.value)} className="min-h-12 rounded-pane border border-line-strong bg-card px-3 text-base font-body">
            {session.offers.map((one) => (
              <option key={one.productID} value={one.productID} disabled={isFull(one, facts)}>
                {[offerName(one), one.price > 0 ? formatCents(one.price) : eventTexts.free, isFull(one, facts) && 'sold out'].filter(Boolean).join(', ')}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className="nums display text-h3">{offer && (offer.price > 0 ? formatCents(offer.price) : eventTexts.free)}{offer && offer.price > 0 && <span className="ml-2 font-sans text-sm font-body text-ink-2">a seat</span>}</p>
      <div className="flex flex-wrap items-center gap-4">
        <QuantityStepper label="seat" value={wanted} min={1} max={most} onChange={setQuantity} disabled={closed} />
        <Button className="grow" disabled={closed} busy={outcome.kind === 'adding' ? 'Adding' : undefined} onClick={() => offer && void book(offer)}>
          {full ? 'Sold out' : offer.released ? eventTexts.register : eventTexts.notOpen}
        </Button>
      </div>
      {allFull && <Notice tone="notice">Every seat is taken just now. Seats that are given back appear here, and new dates are announced every month.</Notice>}
      {outcome.kind === 'refused' && <Notice tone="error">{outcome.text}</Notice>}
      <CartNotices />
      <div role="status">
        {outcome.kind === 'added' && session && (
          <Notice tone="success">
            <strong>Added.</strong> {outcome.quantity === 1 ? 'One seat' : `${outcome.quantity} seats`} for {title}, {shortDay(session.day)}.{' '}
            <ShopLink href="/cart" className="inline-flex min-h-6 items-center font-strong underline underline-offset-4">Go to your cart</ShopLink>
          </Notice>
        )}
      </div>
    </div>
  );
}

function PurchasedNotice({ sessions, purchased }: { sessions: readonly EventSession[]; purchased: readonly string[] }) {
  return (
    <Notice tone="success">
      {sessions.map(({ productID, day, offers }) => {
        const seat = offers.find((offer) => purchased.includes(offer.productID));
        return <p key={productID}>{['You have a seat', shortDay(day), seat && offerName(seat)].filter(Boolean).join(' · ')}</p>;
      })}
      <ShopLink href="/account/events" className="inline-flex min-h-6 items-center font-strong underline underline-offset-4">{eventTexts.details}</ShopLink>
    </Notice>
  );
}
