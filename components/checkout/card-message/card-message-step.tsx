'use client';

import type { CartShipment } from '@/lib/cart/cart';
import { recipientName } from '@/lib/cart/recipients';
import type { Fulfillment } from '@/lib/cart/schema';
import { CardMessageForm } from './card-message-form';
import { ShipmentTabs } from '../recipients/shipment-tabs';
import { useOpenShipment } from '../recipients/use-open-shipment';

interface CardMessageStepProps {
  shipments: readonly CartShipment[];
  problem: string | null;
  saving: boolean;
  save: (request: Fulfillment) => Promise<string | null>;
  onDone: () => void;
}

/** The card and the driver's note of each shipment, one after the other; none of it is required. */
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
  if (!shipment) return null;
  const following = shipments[current + 1];
  const done = async (words: Fulfillment | null) => {
    if (words && !(await write(words))) return;
    if (following) goTo(current + 1);
    else onDone();
  };
  return (
    <div className="flex flex-col gap-6">
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
        onDone={(words) => void done(words)}
        label={
          following?.recipient
            ? `Next recipient: ${recipientName(following.recipient)}`
            : 'Continue to payment'
        }
      />
    </div>
  );
}
