'use client';

import { AddressDialogHost } from '@/components/address/address-dialog-host';
import { usePickupStores } from '@/components/cart/use-pickup-stores';
import type { CartShipment } from '@/lib/cart/cart';
import { draftOfRecipient, placeRequest } from '@/lib/cart/recipients';
import type { Fulfillment } from '@/lib/cart/schema';

interface PickupInsteadProps {
  /** As it was when the dialog was opened. */
  shipment: CartShipment;
  save: (request: Fulfillment) => Promise<string | null>;
  onClose: () => void;
}

/** The dialog in which goods that cannot be delivered become a pickup; it outlasts the words that say so. */
export function PickupInstead({ shipment, save, onClose }: PickupInsteadProps) {
  const stores = usePickupStores();
  const { lines, recipient, storeID } = shipment;
  if (!recipient) return null;
  const LineItemIDs = lines.map(({ id }) => id);
  return (
    <AddressDialogHost
      open
      purpose="recipient"
      stores={stores}
      lineIDs={LineItemIDs}
      onClose={onClose}
      original={{
        ...draftOfRecipient({ ...recipient, addressType: 'InStorePickUp' }, storeID),
        AddressType: 'InStorePickUp',
      }}
      onSave={(address) => save({ LineItemIDs, ...placeRequest(address) })}
    />
  );
}
