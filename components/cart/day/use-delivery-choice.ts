'use client';

import { useState } from 'react';
import { isPickupType } from '@/lib/address/destination-types';
import type { CartShipment } from '@/lib/cart/cart';
import type { Fulfillment } from '@/lib/cart/schema';
import { isText, oneOf, useKept } from '@/components/cart/use-kept';
import { wishChange } from '@/lib/checkout/delivery/wish-change';
import type { Preference } from './run-choice';
import { useOptions } from './use-options';
import { deliveryMethods, type DeliveryMethod } from '@/lib/delivery/method';

/** Where a shipment goes, as far as method and days depend on it; nobody's has no ZIP yet. */
interface Destination {
  addressType: string;
  zip: string;
}

const preferences: readonly Preference[] = ['AM', 'PM', 'NO PREF'];

/** Whether the ways and days can be asked for: a delivery needs all five digits of its ZIP. */
function isKnown({ addressType, zip }: Destination): boolean {
  return isPickupType(addressType) || addressType === 'Email' || /^\d{5}$/.test(zip);
}

function destinationOf({ recipient }: CartShipment): Destination {
  return { addressType: recipient?.addressType ?? 'Residence', zip: recipient?.zip ?? '' };
}

/** Method, day and run of one shipment as they are being chosen, from what can be offered where it goes. What is chosen is kept over a reload. */
export function useDeliveryChoice(
  shipment: CartShipment,
  destination: Destination = destinationOf(shipment),
) {
  const { lines } = shipment;
  const part = lines[0]?.id ?? '';
  const { wish = null } = shipment;
  const since = shipment.date ?? wish?.date ?? null;
  const wished = shipment.method ?? wish?.method ?? null;
  const [method, setMethod, keepMethod] = useKept<DeliveryMethod | null>(`method ${part}`, wished, {
    is: oneOf(deliveryMethods),
    since: shipment.method,
  });
  const [date, setDate, keepDate] = useKept<string | null>(`date ${part}`, since, {
    is: isText,
    since,
  });
  const preferred = shipment.timePreference ?? wish?.run ?? 'NO PREF';
  const [run, setRun, keepRun] = useKept<Preference>(`run ${part}`, preferred, {
    is: oneOf(preferences),
    since,
  });
  const [missed, setMissed] = useState(false);
  const isDestinationKnown = isKnown(destination);
  const { data, error, isPlaceholderData, refetch } = useOptions({
    ...destination,
    lineIDs: lines.map(({ id }) => id),
    method,
    enabled: isDestinationKnown,
  });
  // An answer that could not be asked anew may not stand any more.
  const options = isDestinationKnown && !error ? data : undefined;
  const chosen = options?.method ?? null;
  const waiting = isDestinationKnown && !error && (!data || isPlaceholderData);
  const day = options?.days.find((candidate) => candidate.date === date && candidate.available);
  const open = day?.available ? day.runs.map(({ id }) => id) : [];
  const preference = run === 'NO PREF' || open.includes(run) ? run : 'NO PREF';
  const request: Fulfillment | null =
    chosen && day && !waiting
      ? {
          DeliveryMethod: chosen,
          RequestedDeliveryDate: day.date,
          TimePreference: preference,
        }
      : null;
  return {
    /** What the goods were wished for before their recipient was named, and what has become of it there. */
    wish,
    wishChange: wish && options ? wishChange(wish, options, destination.zip) : null,
    /** Whether the destination is known as far as the days need it. */
    known: isDestinationKnown,
    /** What can be offered there; `undefined` until it is answered. */
    options,
    error,
    /** Whether the days are on their way: nobody can go on yet. */
    waiting,
    refetch: () => void refetch(),
    /** The method the days are for; `null` where nothing brings the lines there. */
    chosen,
    /** The method that is wanted: that of the days, or the one whose days are on their way. */
    wanted: isPlaceholderData ? method : chosen,
    day,
    preference,
    /** Whether somebody wanted to go on without a day. */
    missing: missed && !day,
    /** What is to be written; `null` while no day of those that are open is chosen. */
    request,
    /** Whether something else is wanted than is written. */
    changed: method !== wished || date !== since || run !== preferred,
    /** What was chosen here, to tell by whether something else has been chosen since. */
    picked: `${method} ${date} ${run}`,
    /** Keeps what is chosen for the form that comes once this has been written of it. */
    keepFor: ({ DeliveryMethod, RequestedDeliveryDate }: Fulfillment) => {
      keepMethod(DeliveryMethod ?? null);
      keepDate(RequestedDeliveryDate ?? null);
      keepRun(RequestedDeliveryDate ?? null);
    },
    setMethod,
    setDate,
    setRun,
    /** Somebody wants to go on: whether they can; else the first open day of `form` has the focus. */
    check: (form: HTMLElement | null): boolean => {
      if (request) return true;
      if (waiting) return false;
      setMissed(true);
      form?.querySelector<HTMLInputElement>('input[name="delivery-day"]:not(:disabled)')?.focus();
      return false;
    },
  };
}

export type DeliveryChoice = ReturnType<typeof useDeliveryChoice>;
