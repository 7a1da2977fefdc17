'use client';

import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useLatest } from '@/components/browser/use-latest';
import { Button } from '@/components/ui/button';
import type { CartLine, CartShipment } from '@/lib/cart/cart';
import { recipientName, recipientPlace } from '@/lib/cart/recipients';
import type { Fulfillment } from '@/lib/cart/schema';
import { isPickup } from '@/lib/delivery/method';
import { DeliveryFields } from '@/components/cart/day/delivery-fields';
import type { OpenForm } from '../recipients/use-open-shipment';
import { useWriteSaid } from '../use-write-said';
import { Undeliverable } from './undeliverable';
import { useDeliveryChoice } from '@/components/cart/day/use-delivery-choice';
import { countedTitle } from '@/lib/core/text';

interface DeliveryFormProps {
  ref?: Ref<OpenForm>;
  shipment: CartShipment;
  saving: boolean;
  label: string;
  /** Writes what is said of the shipment; returns what was refused. */
  write: (request: Fulfillment) => Promise<string | null>;
  /** It is being written; `null` once it is. */
  hold: (shipment: CartShipment | null) => void;
  /** It is written, and the form has come to say something that is not. */
  stay: () => void;
  /** Nothing of it was written. */
  back: () => void;
  /** All of it is written. */
  onDone: () => void;
  remove: (line: CartLine) => Promise<string | null>;
  onPickup: () => void;
  /** Back to who gets what. */
  onBack: () => void;
  /** What was refused. */
  children: React.ReactNode;
}

/** How and when one shipment goes. */
export function DeliveryForm({
  ref,
  shipment,
  saving,
  label,
  write,
  hold,
  stay,
  back,
  onDone,
  onBack,
  remove,
  onPickup,
  children,
}: DeliveryFormProps) {
  const { recipient, lines } = shipment;
  const choice = useDeliveryChoice(shipment);
  const { options, chosen } = choice;
  const latest = useLatest(choice);
  /** Whether something else is written than the form says. */
  const [other, setOther] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const writeSaid = useWriteSaid(choice.request, write);
  const send = async (): Promise<boolean> => {
    hold(shipment);
    const { problem, whole } = await writeSaid(choice.request);
    if (problem !== null) {
      back();
      return false;
    }
    setOther(!whole);
    if (whole) hold(null);
    else {
      stay();
      if (choice.request) latest.current?.keepFor(choice.request);
      latest.current?.check(null);
    }
    return whole;
  };
  useImperativeHandle(ref, () => ({
    leave: async () => {
      if (!(choice.changed || other) || choice.error) return true;
      // Without a day it is asked for again; one that has a day, or was given one here, would go as it is written.
      if (!choice.request) return (shipment.date === null && !other) || choice.check(form.current);
      return send();
    },
  }));
  if (!options || !recipient) return <DeliveryFields choice={choice} />;
  if (!chosen)
    return (
      <Undeliverable shipment={shipment} remove={remove} onPickup={onPickup}>
        <BackToRecipients onBack={onBack} />
      </Undeliverable>
    );
  return (
    <form
      ref={form}
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!choice.check(event.currentTarget)) return;
        void send().then((isWhole) => isWhole && onDone());
      }}
    >
      <p className="text-ui text-ink-2">
        {lines.map(countedTitle).join(', ')} {isPickup(chosen) ? 'for' : 'to'}{' '}
        <strong className="text-ink">{recipientName(recipient)}</strong>,{' '}
        {recipientPlace(recipient)}
      </p>
      <DeliveryFields choice={choice} />
      {children}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5 max-sm:flex-col-reverse max-sm:items-stretch">
        <BackToRecipients onBack={onBack} />
        <Button
          type="submit"
          className="min-w-0 wrap-anywhere"
          busy={saving ? 'Saving' : choice.waiting ? 'Checking the days' : undefined}
        >
          {label}
        </Button>
      </div>
    </form>
  );
}

function BackToRecipients({ onBack }: { onBack: () => void }) {
  return (
    <button type="button" onClick={onBack} className="text-link tap justify-center">
      Back to recipients
    </button>
  );
}
