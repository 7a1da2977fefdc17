'use client';

import type { CartShipment } from '@/lib/cart/cart';
import { recipientName } from '@/lib/cart/recipients';
import type { Fulfillment } from '@/lib/cart/schema';
import { stepNames } from '@/lib/checkout/steps';
import { useImperativeHandle, type Ref } from 'react';
import { Button } from '@/components/ui/button';
import { useKeptFocus } from '@/components/ui/kept-focus';
import { Notice } from '@/components/ui/notice';
import { ShipmentTabs } from '../recipients/shipment-tabs';
import { type OpenForm, useOpenShipment } from '../recipients/use-open-shipment';
import { useWriteSaid } from '../use-write-said';
import { CardFields, useCardWords } from './card-words';

interface CardMessageStepProps {
  shipments: readonly CartShipment[];
  problem: string | null;
  saving: boolean;
  save: (request: Fulfillment) => Promise<string | null>;
  onDone: () => void;
}

/** The card and the driver's note of each shipment, one after the other; none of it is required. It keeps the focus of the button that leads on. */
export function CardMessageStep({
  shipments,
  problem,
  saving,
  save,
  onDone,
}: CardMessageStepProps) {
  const { form, lineID, current, shipment, goTo, write, choose } = useOpenShipment(shipments, {
    first: shipments[0]?.lines[0]?.id ?? '',
    saving,
    save,
  });
  const place = useKeptFocus<HTMLDivElement>(lineID);
  if (!shipment) return null;
  const following = shipments[current + 1];
  const done = () => {
    if (following) goTo(current + 1);
    else onDone();
  };
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={stepNames.words.heading}
      className="flex flex-col gap-6"
    >
      <ShipmentTabs
        shipments={shipments}
        current={current}
        done={({ cardMessage }) => cardMessage.length > 0}
        onChoose={(index) => void choose(index)}
      />
      <CardMessageForm
        key={lineID}
        ref={form}
        lineID={lineID}
        shipment={shipment}
        problem={problem}
        saving={saving}
        write={write}
        onDone={done}
        label={
          following?.recipient
            ? `Next recipient: ${recipientName(following.recipient)}`
            : 'Continue to payment'
        }
      />
    </div>
  );
}

interface CardMessageFormProps {
  ref?: Ref<OpenForm>;
  shipment: CartShipment;
  /** A line of the shipment, by which its drafts are known: its own ID follows its day and method. */
  lineID: string;
  problem: string | null;
  saving: boolean;
  label: string;
  /** Writes what is said of the shipment; returns what was refused. */
  write: (words: Fulfillment) => Promise<string | null>;
  /** All of it is written. */
  onDone: () => void;
}

/** One shipment's card and note. */
function CardMessageForm({
  ref,
  shipment,
  lineID,
  problem,
  saving,
  label,
  write,
  onDone,
}: CardMessageFormProps) {
  const words = useCardWords(shipment, lineID);
  const writeSaid = useWriteSaid(words.said, write);
  const leave = async () => {
    if (!words.check()) return false;
    const { whole } = await writeSaid(words.request);
    return whole;
  };
  useImperativeHandle(ref, () => ({ leave }));
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void leave().then((may) => {
          if (may) onDone();
        });
      }}
    >
      <CardFields
        words={words}
        method={shipment.method}
        addressType={shipment.recipient?.addressType ?? ''}
        firstName={shipment.recipient?.firstName ?? ''}
      />
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button
        type="submit"
        className="self-end wrap-anywhere max-sm:w-full"
        busy={saving ? 'Saving' : undefined}
      >
        {label}
      </Button>
    </form>
  );
}
