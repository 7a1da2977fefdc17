'use client';

import { useLatest } from '@/components/browser/use-latest';
import { useState } from 'react';
import type { PickupStores } from '@/components/address/store-pickup-fields';
import { SendElsewhere } from '@/components/cart/shipment/move-dialog-host';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useFocusAfterDialog } from '@/components/ui/dialog/use-focus-after-dialog';
import type { Cart, CartLine, CartShipment } from '@/lib/cart/cart';
import { movableUnits, type RecipientGroup } from '@/lib/cart/recipients';
import type { Fulfillment } from '@/lib/cart/schema';
import { stepNames, stepWords, type CheckoutStep } from '@/lib/checkout/steps';
import { checkoutTexts } from '@/lib/checkout/texts';
import { DeliveryFields } from '@/components/cart/day/delivery-fields';
import { PickupInstead } from '../delivery/pickup-instead';
import { Undeliverable } from '../delivery/undeliverable';
import { useDeliveryChoice } from '@/components/cart/day/use-delivery-choice';
import { CardFields, type CardWords } from '../card-message/card-words';
import { useWriteSaid } from '../use-write-said';
import type { Moving } from '../recipients/move-goods';
import { RecipientCard } from '../recipients/recipient-card';
import {
  DeliveryPart,
  type NewChoice,
  PartHeading,
  partHeadingID,
  usePartToChooseAnew,
} from './delivery-part';

export interface KnownDeliveryProps {
  cart: Cart;
  /** The one recipient, with the one shipment. */
  group: RecipientGroup;
  stores: PickupStores;
  problem: string | null;
  saving: boolean;
  save: (request: Fulfillment) => Promise<string | null>;
  remove: (line: CartLine) => Promise<string | null>;
  /** Opens the dialog that sends goods to someone else. */
  onMove: (moving: Moving) => void;
  /** What somebody wants to choose anew: it has the focus. */
  newChoice?: NewChoice | null;
  words: CardWords;
  /** It is being written. */
  onSend: () => void;
  /** It is written, and the next step named; `null` where something stays to be said. */
  onSent: (next: CheckoutStep | null) => void;
  /** It is written, and the form has come to say something that is not. */
  onStay: () => void;
}

/** When it arrives and what the card says, for goods whose recipient is known. */
export function KnownDelivery({
  cart,
  group,
  stores,
  problem,
  saving,
  save,
  remove,
  onMove,
  newChoice,
  ...sending
}: KnownDeliveryProps) {
  const [shipment] = group.shipments;
  const [picked, setPicked] = useState<CartShipment | null>(null);
  useFocusAfterDialog(picked !== null, () => document.getElementById(partHeadingID('delivery')));
  const units = movableUnits(cart);
  if (!shipment) return null;
  const [line] = shipment.lines;
  return (
    <>
      <PartHeading step="recipients">{stepNames.recipients.heading}</PartHeading>
      <RecipientCard
        group={group}
        stores={stores}
        movable={units > 1}
        onMove={onMove}
        save={save}
      />
      {units > 1 && (
        <SendElsewhere className="self-start max-sm:w-full" onPress={() => onMove('any')} />
      )}
      <DayAndCard
        key={`${line?.id ?? ''} ${shipment.method} ${shipment.date}`}
        cart={cart}
        shipment={shipment}
        problem={problem}
        saving={saving}
        save={save}
        remove={remove}
        newChoice={newChoice}
        onPickup={() => setPicked(shipment)}
        {...sending}
      />
      {picked && <PickupInstead shipment={picked} save={save} onClose={() => setPicked(null)} />}
    </>
  );
}

type DayAndCardProps = Omit<KnownDeliveryProps, 'group' | 'stores' | 'onMove'> & {
  shipment: RecipientGroup['shipments'][number];
  onPickup: () => void;
};

function DayAndCard({
  cart,
  shipment,
  problem,
  saving,
  save,
  remove,
  newChoice,
  onPickup,
  words,
  onSend,
  onSent,
  onStay,
}: DayAndCardProps) {
  const { lines, recipient } = shipment;
  const LineItemIDs = lines.map(({ id }) => id);
  const addressType = recipient?.addressType ?? 'Residence';
  const choice = useDeliveryChoice(shipment);
  const write = useWriteSaid(
    choice.request && words.said && { ...choice.request, ...words.said },
    (said) => save({ LineItemIDs, ...said }),
  );
  const latest = useLatest(choice);
  const days = usePartToChooseAnew(newChoice);
  const { heading } = stepWords('delivery', cart);
  if (choice.options && choice.chosen === null)
    return (
      <DeliveryPart step="delivery" heading={heading}>
        <Undeliverable shipment={shipment} remove={remove} onPickup={onPickup} />
      </DeliveryPart>
    );
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (saving || !choice.check(event.currentTarget) || !words.check()) return;
        onSend();
        void write({ ...choice.request, ...words.request }).then(({ problem: refused, whole }) => {
          if (refused !== null || whole) return onSent(whole ? 'payment' : null);
          onStay();
          if (choice.request) latest.current?.keepFor(choice.request);
          latest.current?.check(null);
        });
      }}
    >
      <DeliveryPart step="delivery" heading={heading}>
        <div
          ref={days}
          tabIndex={-1}
          role="group"
          aria-label="Method and day"
          className="flex flex-col gap-6"
        >
          <DeliveryFields choice={choice} />
        </div>
      </DeliveryPart>
      <DeliveryPart step="words" heading={stepNames.words.heading}>
        <CardFields
          words={words}
          method={choice.chosen}
          addressType={addressType}
          firstName={recipient?.firstName ?? ''}
        />
      </DeliveryPart>
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button
        type="submit"
        className="self-end max-sm:w-full"
        disabled={choice.waiting}
        busy={saving ? 'Saving' : undefined}
      >
        {checkoutTexts.toPayment}
      </Button>
    </form>
  );
}
