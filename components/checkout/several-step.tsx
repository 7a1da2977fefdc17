'use client';

import type { Cart, CartShipment } from '@/lib/cart/cart';
import type { CheckoutStep } from '@/lib/checkout/steps';
import { CardMessageStep } from './card-message/card-message-step';
import { DeliveryStep } from './delivery/delivery-step';
import type { NewChoice } from './one/delivery-part';
import type { Moving } from './recipients/move-goods';
import { RecipientsStep } from './recipients/recipients-step';
import type { useCheckout } from './use-checkout';

export interface SeveralStepProps {
  step: Extract<CheckoutStep, 'recipients' | 'delivery' | 'words'>;
  cart: Cart;
  checkout: ReturnType<typeof useCheckout>;
  shipments: readonly CartShipment[];
  newChoice: NewChoice | null;
  /** Opens the dialog that sends goods to someone else. */
  onMove: (moving: Moving) => void;
}

/** The open step of an order with several shipments: who gets what, when, or what the cards say. */
export default function SeveralStep({
  step,
  cart,
  checkout,
  shipments,
  newChoice,
  onMove,
}: SeveralStepProps) {
  const { problem, saving, save, changes, goOn, goTo } = checkout;
  if (step === 'recipients')
    return (
      <RecipientsStep
        cart={cart}
        problem={problem}
        save={save}
        onMove={onMove}
        onDone={() => goOn('delivery')}
      />
    );
  if (step === 'delivery')
    return (
      <DeliveryStep
        key={newChoice?.time}
        newChoiceLineID={newChoice?.to === 'delivery' ? newChoice.lineID : undefined}
        cart={cart}
        remove={changes.remove}
        problem={problem}
        saving={saving}
        save={save}
        onDone={() => goOn('words')}
        onRecipients={() => goTo('recipients')}
      />
    );
  return (
    <CardMessageStep
      shipments={shipments}
      problem={problem}
      saving={saving}
      save={save}
      onDone={() => goOn('payment')}
    />
  );
}
