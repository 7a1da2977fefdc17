'use client';

import { useState } from 'react';
import { AddressEntryView } from '@/components/address/address-entry';
import type { PickupStores } from '@/components/address/store-pickup-fields';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import {
  mailOf,
  placeRequest,
  recipientName,
  recipientPlace,
  type RecipientGroup,
} from '@/lib/cart/recipients';
import type { Fulfillment } from '@/lib/cart/schema';
import { checkoutTexts } from '@/lib/checkout/texts';
import { LineStrip } from './line-strip';
import { useNewRecipient } from './use-new-recipient';

interface NewRecipientProps {
  /** What goes to nobody yet. */
  group: RecipientGroup;
  /** Recipients of the order, whom it may join. */
  recipients: readonly RecipientGroup[];
  stores: PickupStores;
  /** Whether nothing else is without a recipient. */
  last: boolean;
  save: (request: Fulfillment) => Promise<string | null>;
  /** It is being written: the form stays until it is `onSaved`. */
  onSend: () => void;
  /** It is written, or was refused. */
  onSaved: (refused: string | null) => void;
}

/** Lines without a recipient: one tap to send them along with someone, or an address to enter. */
export function NewRecipient({
  group,
  recipients,
  stores,
  last,
  save,
  onSend,
  onSaved,
}: NewRecipientProps) {
  const LineItemIDs = group.lines.map(({ id }) => id);
  const mail = mailOf(group.lines);
  const [joining, setJoining] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const shipment = { lines: group.lines, wish: group.shipments[0]?.wish ?? null };
  const { entry } = useNewRecipient(shipment, async (address, isSent) => {
    onSend();
    const problem = await save({ LineItemIDs, ...placeRequest(address) });
    if (problem !== null || isSent()) onSaved(problem);
    return problem;
  });
  const join = async (WithLineItemID: string) => {
    setJoining(true);
    const problem = await save({ LineItemIDs, WithLineItemID });
    setJoining(false);
    setRefused(problem);
    onSaved(problem);
  };
  const companions = mail
    ? []
    : recipients.flatMap(({ key, recipient, lines }) =>
        recipient && !recipient.email && lines[0] ? [{ key, recipient, lineID: lines[0].id }] : [],
      );
  return (
    <section aria-label="New recipient" className="flex flex-col gap-4">
      <LineStrip
        lines={group.lines}
        title={recipients.length > 0 ? (mail ? 'E-gift card' : 'Where should this go?') : null}
      />
      {companions.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {companions.map(({ key, recipient, lineID }) => (
            <Button
              key={key}
              kind="secondary"
              size="small"
              className="wrap-anywhere"
              shut={joining || entry.busy}
              onClick={() => void join(lineID)}
            >
              Send along with {recipientName(recipient)}
              <span className="sr-only">, {recipientPlace(recipient)}</span>
            </Button>
          ))}
        </div>
      )}
      {refused && <Notice tone="error">{refused}</Notice>}
      <AddressEntryView
        entry={entry}
        stores={stores}
        lineIDs={LineItemIDs}
        waiting={joining}
        saveLabel={last ? checkoutTexts.toDelivery : checkoutTexts.saveRecipient}
        pickupLabel={last && recipients.length === 0 ? checkoutTexts.toPickup : undefined}
      />
    </section>
  );
}
