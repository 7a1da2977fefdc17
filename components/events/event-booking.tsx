'use client';

import { useId, useRef, useState } from 'react';
import { ProductView } from '@/components/analytics/product-view';
import { BuyBar } from '@/components/cart/adding/buy-bar';
import { noticeLink, OutcomeNotices, type Outcome } from '@/components/cart/adding/outcome-notices';
import { QuantityStepper, stepOf } from '@/components/cart/line/quantity-stepper';
import { ActForm } from '@/components/ui/form/act-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ShopLink } from '@/components/ui/shop-link';
import { itemOfVariant } from '@/lib/analytics/items';
import { reportAddedToCart } from '@/components/analytics/product-events';
import { addToCart } from '@/components/cart/adding/send-to-cart';
import { addingTexts } from '@/lib/cart/adding-texts';
import { shortDayFrom } from '@/lib/core/time/day-words';
import { bookingNow, firstOpen, sessionStateNow } from '@/lib/events/booking';
import { seatKinds, mineOf, mineWords, type OwnSeats, type SeatKind } from '@/lib/events/bought';
import type { EventOffer, EventSession } from '@/lib/events/event';
import type { EventState, SeatStates } from '@/lib/events/event-state';
import { stateWords } from '@/lib/events/event-words';
import { useEventFacts } from '@/components/events/use-event-facts';
import { DateChoice, SeatChoice, seatPrice } from './booking-choices';
import { eventTexts } from './texts';

interface EventBookingProps {
  code: string;
  /** The default product, as the search engine knows it. */
  objectID: string;
  title: string;
  /** Coming dates to choose from, the next first, at least one. */
  sessions: EventSession[];
  /** Every kind of seat of all coming dates, where the page shows some of them. */
  every?: readonly SeatKind[];
  /** What could be done with their seats when the page was made. */
  states: SeatStates;
  /** A Chicago day. */
  today: string;
}

const whyShut: Partial<Record<EventState['kind'], string>> = {
  'under-way': eventTexts.underWayNow,
  over: eventTexts.overNow,
  closed: eventTexts.closedNow,
};

/** Date, kind of seat, how many, and the way into the cart; seats left are asked for when the page is open. */
export function EventBooking({
  code,
  objectID,
  title,
  sessions,
  every = seatKinds(sessions),
  states,
  today,
}: EventBookingProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { facts, refresh } = useEventFacts(code);
  const [chosen, setChosen] = useState(() => firstOpen(sessions, states));
  const [kind, setKind] = useState<string | null>(null);
  const [quantity, setQuantity] = useState(1);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const now = { states, facts };
  const { session, offer, state, open, least, most, wanted } = bookingNow(
    sessions,
    { date: chosen, kind, quantity },
    now,
  );
  const allFull = sessions.every((date) => sessionStateNow(date, now).kind === 'sold-out');
  const busy = outcome.kind === 'adding' ? addingTexts.adding : undefined;
  const mine = mineOf(every, facts?.purchased ?? []);

  const itemOf = (seatOffer: EventOffer) =>
    itemOfVariant({ productCode: code, title, brand: null }, { ...seatOffer, retailPrice: null });

  /** Returns whether the cart has the seats now. */
  async function book(booked: EventOffer, { day }: EventSession): Promise<boolean> {
    setOutcome({ kind: 'adding' });
    const answer = await addToCart({ productID: booked.productID, quantity: wanted, specs: [] });
    const added = answer.ok && answer.value === 'added';
    if (added)
      reportAddedToCart({
        item: itemOf(booked),
        quantity: wanted,
        objectID,
      });
    setOutcome(
      added
        ? {
            kind: 'added',
            words: `${wanted === 1 ? 'One seat' : `${wanted} seats`} for ${title}, ${shortDayFrom(day, today)}.`,
          }
        : answer.ok
          ? { kind: 'idle' }
          : { kind: 'refused', text: answer.error.text },
    );
    refresh();
    return added;
  }

  function act(sent: FormData) {
    const step = stepOf(sent);
    if (step !== null) setQuantity(Math.min(Math.max(wanted + step, least), most));
    else if (session && offer && open && !busy) void book(offer, session);
  }

  function chooseDate(productID: string) {
    setChosen(productID);
    setQuantity(1);
    chooseKind(null);
  }

  function chooseKind(productID: string | null) {
    setKind(productID);
    setOutcome((was) => (was.kind === 'adding' ? was : { kind: 'idle' }));
  }

  return (
    <div className="flex flex-col gap-5">
      {offer && <ProductView item={itemOf(offer)} />}
      {mine.length > 0 && <PurchasedNotice mine={mine} today={today} />}
      <DateChoice
        name={`${id}-date`}
        sessions={sessions}
        chosen={chosen}
        now={now}
        today={today}
        onChoose={chooseDate}
      />
      {session && offer && session.offers.length > 1 && (
        <SeatChoice
          offers={session.offers}
          chosen={offer.productID}
          now={now}
          onChoose={chooseKind}
        />
      )}
      <p className="nums display text-h3">
        {offer && seatPrice(offer, wanted)}
        {offer && offer.price > 0 && (
          <span className="ml-2 font-sans text-sm font-body text-ink-2">
            {wanted > 1 ? forSeats(wanted) : 'a seat'}
          </span>
        )}
      </p>
      <ActForm act={act} className="flex flex-wrap items-center gap-4">
        <QuantityStepper
          label="seat"
          value={wanted}
          min={least}
          max={most}
          onChange={setQuantity}
          disabled={!open}
          sends
        />
        <Button ref={button} type="submit" className="grow" shut={!open} busy={busy}>
          {open
            ? eventTexts.register
            : state?.kind === 'not-yet'
              ? eventTexts.notOpen
              : state
                ? stateWords(state, today)
                : ''}
        </Button>
      </ActForm>
      {state && whyShut[state.kind] && <Notice tone="notice">{whyShut[state.kind]}</Notice>}
      {state?.kind === 'not-yet' && <Notice tone="notice">{stateWords(state, today)}.</Notice>}
      {allFull && (
        <Notice tone="notice">
          {every.length > seatKinds(sessions).length
            ? 'Every seat of these dates is taken right now. Other months may have some.'
            : 'Every seat is taken right now. Seats that are given back appear here, and new dates are announced every month.'}
        </Notice>
      )}
      <OutcomeNotices outcome={outcome} />
      {open && session && offer && (
        <BuyBar
          button={button}
          title={title}
          facts={`${seatPrice(offer, wanted)}${wanted > 1 ? ` ${forSeats(wanted)}` : ''} · ${shortDayFrom(session.day, today)}`}
          label={eventTexts.register}
          busy={busy}
          added={outcome.kind === 'added'}
          onPress={() => book(offer, session)}
        />
      )}
    </div>
  );
}

const forSeats = (seats: number) => `for ${seats} seats`;

function PurchasedNotice({ mine, today }: { mine: readonly OwnSeats[]; today: string }) {
  return (
    <Notice tone="success">
      {mine.map((bought) => (
        <p key={bought.seat.productID}>{mineWords(bought, shortDayFrom(bought.seat.day, today))}</p>
      ))}
      <ShopLink href="/account/events" className={noticeLink}>
        {eventTexts.details}
      </ShopLink>
    </Notice>
  );
}
