'use client';

import { useEffect, useState } from 'react';
import { useFocusAfterDialog } from '@/components/ui/dialog/use-focus-after-dialog';
import { useKeptFocus } from '@/components/ui/kept-focus';
import { Notice } from '@/components/ui/notice';
import { type Cart, type CartLine, type CartShipment, shipmentsToSend } from '@/lib/cart/cart';
import { recipientName } from '@/lib/cart/recipients';
import { isOfDelivery } from '@/lib/checkout/steps';
import type { Fulfillment } from '@/lib/cart/schema';
import { DeliveryForm } from './delivery-form';
import { PickupInstead } from './pickup-instead';
import { ShipmentTabs } from '../recipients/shipment-tabs';
import { useOpenShipment } from '../recipients/use-open-shipment';
import { useHeldShipment } from '../use-held-shipment';

interface DeliveryStepProps {
  /** With what does not hold any more: those shipments are asked for again. */
  cart: Cart;
  problem: string | null;
  saving: boolean;
  save: (request: Fulfillment) => Promise<string | null>;
  onDone: () => void;
  /** Back to who gets what. */
  onRecipients: () => void;
  /** The line of the shipment somebody wants to choose anew; it is open, and has the focus. */
  newChoiceLineID?: string;
  remove: (line: CartLine) => Promise<string | null>;
}

/**
 * Method, day and run of each shipment, one after the other; it keeps the focus of the button that leads on. While one is written its form shows it as it
 * was, so that what is chosen meanwhile stays.
 */
export function DeliveryStep({
  cart: newest,
  problem,
  saving,
  save,
  onDone,
  onRecipients,
  newChoiceLineID,
  remove,
}: DeliveryStepProps) {
  const { cart, hold, stay, back } = useHeldShipment(newest);
  const shipments = shipmentsToSend(cart);
  const changed = new Set(cart.changes.filter(isOfDelivery).flatMap(({ lineIDs }) => lineIDs));
  const dated = ({ method, date, lines }: CartShipment) =>
    method !== null && date !== null && !lines.some(({ id }) => changed.has(id));
  const firstOpen = shipments.findIndex((shipment) => !dated(shipment));
  const { form, lineID, current, shipment, goTo, write, choose } = useOpenShipment(shipments, {
    first: newChoiceLineID ?? shipments[Math.max(0, firstOpen)]?.lines[0]?.id ?? '',
    saving,
    save,
  });
  const formKey = `${lineID} ${shipment?.method} ${shipment?.date}`;
  const place = useKeptFocus<HTMLDivElement>(formKey);
  const [picked, setPicked] = useState<CartShipment | null>(null);
  useFocusAfterDialog(picked !== null, () => place.current);
  useEffect(() => {
    if (newChoiceLineID) place.current?.focus();
  }, [newChoiceLineID, place]);
  if (!shipment) return null;
  const next = shipments.findIndex((other, index) => index !== current && !dated(other));
  const following = shipments[next];
  const label = following?.recipient
    ? `Next recipient: ${recipientName(following.recipient)}`
    : 'Continue to the card';
  const done = () => {
    if (next >= 0) goTo(next);
    else onDone();
  };
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label="Method and day"
      className="flex flex-col gap-6"
    >
      <ShipmentTabs
        shipments={shipments}
        current={current}
        done={dated}
        onChoose={(index) => void choose(index)}
      />
      <DeliveryForm
        key={formKey}
        ref={form}
        remove={remove}
        onPickup={() => setPicked(shipment)}
        shipment={shipment}
        write={write}
        hold={hold}
        stay={stay}
        back={back}
        onDone={done}
        saving={saving}
        label={label}
        onBack={onRecipients}
      >
        {problem && <Notice tone="error">{problem}</Notice>}
      </DeliveryForm>
      {picked && <PickupInstead shipment={picked} save={save} onClose={() => setPicked(null)} />}
    </div>
  );
}
