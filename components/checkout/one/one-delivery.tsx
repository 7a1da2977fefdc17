'use client';

import { useEffect, useRef, useState } from 'react';
import { usePickupStores } from '@/components/cart/use-pickup-stores';
import { useFocusAfter } from '@/components/ui/kept-focus';
import type { Cart, CartLine } from '@/lib/cart/cart';
import { recipientsOf } from '@/lib/cart/recipients';
import type { Fulfillment } from '@/lib/cart/schema';
import { stepWords, type CheckoutStep } from '@/lib/checkout/steps';
import { partHeadingID, type NewChoice } from './delivery-part';
import { useCardWords } from '../card-message/card-words';
import type { Moving } from '../recipients/move-goods';
import { useHeldShipment } from '../use-held-shipment';
import { KnownDelivery, type KnownDeliveryProps } from './known-delivery';
import { NewDelivery, type NewDeliveryProps } from './new-delivery';

interface OneDeliveryProps {
  cart: Cart;
  /** The part the page's address names; it has the focus when it is opened. */
  step: CheckoutStep;
  /** Whether somebody came to it from another step; a page that is opened there leaves the focus alone. */
  moved: boolean;
  problem: string | null;
  saving: boolean;
  save: (request: Fulfillment) => Promise<string | null>;
  remove: (line: CartLine) => Promise<string | null>;
  /** Opens the dialog that sends goods to someone else. */
  onMove: (moving: Moving) => void;
  newChoice?: NewChoice | null;
  /** What has to be seen first. */
  notice: React.ReactNode;
  onDone: (next: CheckoutStep) => void;
}

/**
 * Recipient, day and card of the one shipment of an order on one screen (decision 139). While they are written it shows the shipment as it was, so that
 * what is typed meanwhile keeps its field.
 */
export function OneDelivery({
  cart: newest,
  step,
  moved,
  notice,
  onDone,
  ...delivery
}: OneDeliveryProps) {
  const { cart, hold, stay, back } = useHeldShipment(newest);
  const stores = usePickupStores();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [group] = recipientsOf(cart);
  const [shipment] = group?.shipments ?? [];
  const at = moved ? step : null;
  useEffect(() => {
    if (at && !section.current?.contains(document.activeElement))
      document.getElementById(partHeadingID(at))?.focus();
  }, [at]);
  useFocusAfter(Boolean(notice), heading);
  if (!group || !shipment) return null;
  const parts = {
    ...delivery,
    cart,
    stores,
    onSend: () => hold(shipment),
    onStay: stay,
    onSent: (next: CheckoutStep | null) => {
      if (!next) return back();
      onDone(next);
      hold(null);
    },
  };
  return (
    <section
      ref={section}
      aria-labelledby="step-delivery"
      className="flex flex-col gap-5 panel p-4 sm:p-7"
    >
      <h2 id="step-delivery" ref={heading} tabIndex={-1} className="text-h2">
        {stepWords('delivery', cart).short}
      </h2>
      {notice}
      <WhoWhenAndWords key={shipment.lines[0]?.id} {...parts} group={group} shipment={shipment} />
    </section>
  );
}

type WhoWhenAndWordsProps = Omit<KnownDeliveryProps, 'words'> & Pick<NewDeliveryProps, 'shipment'>;

/** The forms of the one shipment; its words are one state, whether its recipient is known or not yet. */
function WhoWhenAndWords({ group, shipment, ...parts }: WhoWhenAndWordsProps) {
  const words = useCardWords(shipment, shipment.lines[0]?.id ?? '');
  const [stays, setStays] = useState(0);
  const { field } = words;
  useEffect(() => {
    // The field that had the focus may have been drawn anew.
    if (stays > 0 && document.activeElement === document.body) field.current?.focus();
  }, [stays, field]);
  const onSent = (next: CheckoutStep | null) => {
    parts.onSent(next);
    if (!next) setStays((count) => count + 1);
  };
  return group.recipient === null ? (
    <NewDelivery key={group.key} {...parts} shipment={shipment} words={words} onSent={onSent} />
  ) : (
    <KnownDelivery {...parts} group={group} words={words} onSent={onSent} />
  );
}
