'use client';

import { useEffect, useRef } from 'react';
import { usePickupStores } from '@/components/cart/use-pickup-stores';
import { useFocusAfter } from '@/components/ui/dialog/use-focus-after';
import type { Cart, CartLine } from '@/lib/cart/cart';
import { recipientsOf } from '@/lib/cart/recipients';
import type { Fulfillment } from '@/lib/cart/schema';
import { stepWords, type CheckoutStep } from '@/lib/checkout/steps';
import { partHeadingID, type NewChoice } from './delivery-part';
import { KnownDelivery } from './known-delivery';
import { NewDelivery } from './new-delivery';

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
  anew?: NewChoice | null;
  /** What has to be seen first. */
  notice: React.ReactNode;
  onDone: (next: CheckoutStep) => void;
}

/** Recipient, day and card of the one shipment of an order on one screen (decision 139). */
export function OneDelivery({ cart, step, moved, notice, ...delivery }: OneDeliveryProps) {
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
  return (
    <section
      ref={section}
      aria-labelledby="step-delivery"
      className="flex flex-col gap-5 rounded-panel border border-line bg-card p-4 sm:p-7"
    >
      <h2 id="step-delivery" ref={heading} tabIndex={-1} className="text-h2">
        {stepWords('delivery', cart).short}
      </h2>
      {notice}
      {group.recipient === null ? (
        <NewDelivery
          key={group.key}
          cart={cart}
          shipment={shipment}
          stores={stores}
          save={delivery.save}
          anew={delivery.anew}
          onDone={delivery.onDone}
        />
      ) : (
        <KnownDelivery cart={cart} group={group} stores={stores} {...delivery} />
      )}
    </section>
  );
}
