'use client';

import { SendElsewhere } from '@/components/cart/shipment/move-dialog-host';
import { Button } from '@/components/ui/button';
import { useKeptFocus } from '@/components/ui/kept-focus';
import { Notice } from '@/components/ui/notice';
import type { Cart } from '@/lib/cart/cart';
import { movableUnits, recipientsOf } from '@/lib/cart/recipients';
import type { Fulfillment } from '@/lib/cart/schema';
import { isCollected, stepNames } from '@/lib/checkout/steps';
import { checkoutTexts } from '@/lib/checkout/texts';
import { usePickupStores } from '@/components/cart/use-pickup-stores';
import { useHeldShipment } from '../use-held-shipment';
import type { Moving } from './move-goods';
import { NewRecipient } from './new-recipient';
import { RecipientCard } from './recipient-card';

interface RecipientsStepProps {
  cart: Cart;
  problem: string | null;
  /** Writes; returns what was refused. */
  save: (request: Fulfillment) => Promise<string | null>;
  /** Opens the dialog that sends goods to someone else. */
  onMove: (moving: Moving) => void;
  onDone: () => void;
}

/**
 * Who gets what: a card per recipient, and an address to enter for whatever goes to nobody yet. While that is written its goods stay there as they were, so that
 * what is typed meanwhile is not taken away.
 */
export function RecipientsStep({
  cart: newest,
  problem,
  save,
  onMove,
  onDone,
}: RecipientsStepProps) {
  const { cart, hold } = useHeldShipment(newest);
  const stores = usePickupStores();
  const groups = recipientsOf(cart);
  const recipients = groups.filter(({ recipient }) => recipient !== null);
  const open = groups.find(({ recipient }) => recipient === null);
  const units = movableUnits(cart);
  const place = useKeptFocus<HTMLDivElement>(open?.key);
  return (
    <div className="flex flex-col gap-5">
      {recipients.map((group) => (
        <RecipientCard
          // The key of a group says its address: a dialog that changes that would not outlast it.
          key={group.lines[0]?.id}
          group={group}
          stores={stores}
          movable={units > 1}
          onMove={onMove}
          save={save}
        />
      ))}
      {open && (
        <div ref={place} tabIndex={-1} role="group" aria-label={stepNames.recipients.heading}>
          <NewRecipient
            key={open.key}
            group={open}
            recipients={recipients}
            stores={stores}
            last={groups.length === recipients.length + 1}
            save={save}
            onSend={() => hold(open.shipments[0] ?? null)}
            onSaved={(refused) => {
              if (refused === null && groups.length === recipients.length + 1) onDone();
              hold(null);
            }}
          />
        </div>
      )}
      {problem && !open && <Notice tone="error">{problem}</Notice>}
      {!open && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          {units > 1 && <SendElsewhere className="max-sm:w-full" onPress={() => onMove('any')} />}
          <Button className="ml-auto max-sm:w-full" onClick={onDone}>
            {isCollected(cart) ? checkoutTexts.toPickup : checkoutTexts.toDelivery}
          </Button>
        </div>
      )}
    </div>
  );
}
