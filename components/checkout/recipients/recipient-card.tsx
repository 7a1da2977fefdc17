'use client';

import { useState } from 'react';
import { AddressDialogHost, loadAddressDialog } from '@/components/address/address-dialog-host';
import type { PickupStores } from '@/components/address/store-pickup-fields';
import { RecipientAddress } from '@/components/cart/shipment/recipient-address';
import { Picture } from '@/components/ui/picture';
import { noPicture } from '@/lib/catalogue/picture';
import type { CartLine } from '@/lib/cart/cart';
import {
  draftOfRecipient,
  placeRequest,
  recipientName,
  type RecipientGroup,
} from '@/lib/cart/recipients';
import type { Fulfillment } from '@/lib/cart/schema';
import { countedTitle } from '@/lib/core/text';

interface RecipientCardProps {
  group: RecipientGroup;
  stores: PickupStores;
  /** Whether there is anything that could go to someone else. */
  movable: boolean;
  onMove: (line: CartLine) => void;
  save: (request: Fulfillment) => Promise<string | null>;
}

/** A recipient with what goes to them; the address is edited in its dialog, each line can move. */
export function RecipientCard({
  group: { recipient, storeID, lines },
  stores,
  movable,
  onMove,
  save,
}: RecipientCardProps) {
  const [editing, setEditing] = useState(false);
  if (!recipient) return null;
  const name = recipientName(recipient);
  const LineItemIDs = lines.map(({ id }) => id);
  return (
    <section aria-label={name} className="rounded-panel border border-line-strong">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 px-4 py-3 sm:flex-nowrap sm:px-5">
        <div className="min-w-0">
          <h3 className="text-h3">{name}</h3>
          <RecipientAddress recipient={recipient} />
        </div>
        <button
          type="button"
          onClick={() => setEditing(true)}
          onFocus={() => void loadAddressDialog()}
          onPointerEnter={() => void loadAddressDialog()}
          className="text-link tap shrink-0 text-sm"
        >
          Edit address<span className="sr-only"> of {name}</span>
        </button>
      </div>
      <ul className="border-t border-line">
        {lines.map((line) => (
          <li
            key={line.id}
            className="flex items-center gap-3 px-4 py-2.5 text-sm leading-snug not-last:border-b not-last:border-line sm:px-5"
          >
            <span className="size-12 shrink-0 overflow-clip rounded-pane bg-mist">
              <Picture picture={line.picture ?? noPicture} sizes="48px" />
            </span>
            <span className="min-w-0 grow">
              <span className="block font-strong">{countedTitle(line)}</span>
              <span className="block text-ink-2">{line.options}</span>
            </span>
            {movable && !line.giftCard?.email && (
              <button type="button" onClick={() => onMove(line)} className="text-link tap shrink-0">
                Move<span className="sr-only"> {line.title} to another recipient</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <AddressDialogHost
        open={editing}
        purpose="recipient"
        original={draftOfRecipient(recipient, storeID)}
        stores={stores}
        lineIDs={LineItemIDs}
        onClose={() => setEditing(false)}
        onSave={(address) => save({ LineItemIDs, ...placeRequest(address) })}
      />
    </section>
  );
}
