'use client';

import { useState } from 'react';
import { MoveDialogHost, SendElsewhere } from '@/components/cart/shipment/move-dialog-host';
import { Button } from '@/components/ui/button';
import { useKeptFocus } from '@/components/ui/dialog/use-kept-focus';
import { Notice } from '@/components/ui/notice';
import type { Cart, CartLine } from '@/lib/cart/cart';
import { movableUnits, recipientsOf } from '@/lib/cart/recipients';
import type { Fulfillment } from '@/lib/cart/schema';
import { isCollected, stepNames } from '@/lib/checkout/steps';
import { checkoutTexts } from '@/lib/checkout/texts';
import { usePickupStores } from '@/components/cart/use-pickup-stores';
import { NewRecipient } from './new-recipient';
import { RecipientCard } from './recipient-card';

interface RecipientsStepProps {
  cart: Cart;
  problem: string | null;
  /** Writes; returns what was refused. */
  save: (request: Fulfillment) => Promise<string | null>;
  onDone: () => void;
}

/**
 * Who gets what: a card per recipient, and an address to enter for whatever goes to nobody yet. While that is written it shows the cart as it was, so that
 * what is typed meanwhile is not taken away.
 */
export function RecipientsStep({ cart: newest, problem, save, onDone }: RecipientsStepProps) {
  const [held, setHeld] = useState<Cart | null>(null);
  const cart = held ?? newest;
  const stores = usePickupStores();
  const [moving, setMoving] = useState<CartLine | 'any' | null>(null);
  const groups = recipientsOf(cart);
  const recipients = groups.filter(({ recipient }) => recipient !== null);
  const open = groups.find(({ recipient }) => recipient === null);
  const units = movableUnits(cart);
  const place = useKeptFocus<HTMLDivElement>(open?.key);
  return (
    <div className="flex flex-col gap-5">
      {recipients.map((group) => (
        <RecipientCard
          key={group.key}
          group={group}
          stores={stores}
          movable={units > 1}
          onMove={setMoving}
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
            onSend={() => setHeld(cart)}
            onSaved={(refused) => {
              if (refused === null && groups.length === recipients.length + 1) onDone();
              setHeld(null);
            }}
          />
        </div>
      )}
      {problem && !open && <Notice tone="error">{problem}</Notice>}
      {!open && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          {units > 1 && (
            <SendElsewhere className="max-sm:w-full" onPress={() => setMoving('any')} />
          )}
          <Button className="ml-auto max-sm:w-full" onClick={onDone}>
            {isCollected(cart) ? checkoutTexts.toPickup : checkoutTexts.toDelivery}
          </Button>
        </div>
      )}
      {moving !== null && (
        <MoveDialogHost
          cart={cart}
          line={moving === 'any' ? null : moving}
          stores={stores}
          save={save}
          onClose={() => setMoving(null)}
        />
      )}
    </div>
  );
}
