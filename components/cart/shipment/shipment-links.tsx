'use client';

import { useState } from 'react';
import { AddressDialogHost, loadAddressDialog } from '@/components/address/address-dialog-host';
import { CheckoutLink } from '@/components/cart/checkout-link';
import { DayDialogHost } from '@/components/cart/day/day-dialog-host';
import type { Cart, CartShipment } from '@/lib/cart/cart';
import {
  draftForLines,
  draftOfRecipient,
  linesOfRecipient,
  mailOf,
  placeRequest,
  recipientName,
} from '@/lib/cart/recipients';
import type { Fulfillment } from '@/lib/cart/schema';
import { checkoutPath } from '@/lib/checkout/steps';
import { useHeard } from '@/components/cart/use-heard';
import { usePickupStores } from '@/components/cart/use-pickup-stores';
import { isPickup } from '@/lib/delivery/method';

const look = 'text-link tap';

interface DeliveryLinksProps {
  cart: Cart;
  shipment: CartShipment;
  edit: (request: Fulfillment) => Promise<string | null>;
}

/** What can be changed of a shipment's way: the address, method and day, each in its dialog. */
export function DeliveryLinks({ cart, shipment, edit }: DeliveryLinksProps) {
  const [open, setOpen] = useState(false);
  const [days, setDays] = useState(false);
  const { recipient, date, storeID, lines, wish } = shipment;
  const whose = recipient ? <span className="sr-only"> for {recipientName(recipient)}</span> : null;
  const LineItemIDs = recipient
    ? linesOfRecipient(cart, shipment).map(({ id }) => id)
    : lines.map(({ id }) => id);
  return (
    <p className="flex flex-wrap gap-x-4 sm:justify-end">
      <button
        type="button"
        onClick={() => setOpen(true)}
        onFocus={() => void loadAddressDialog()}
        onPointerEnter={() => void loadAddressDialog()}
        className={look}
      >
        {recipient ? 'Edit address' : mailOf(lines) ? 'Add their name' : 'Enter the address'}
        {whose}
      </button>
      {(recipient || !mailOf(lines)) && (
        <button type="button" onClick={() => setDays(true)} className={look}>
          {date || wish ? 'Change method or date' : 'Choose a day'}
          {whose}
        </button>
      )}
      {days && <DayDialogHost shipment={shipment} save={edit} onClose={() => setDays(false)} />}
      {open && (
        <AddressEntryDialog
          original={recipient ? draftOfRecipient(recipient, storeID) : draftForLines(lines)}
          pickup={!recipient?.email && !mailOf(lines)}
          lineIDs={LineItemIDs}
          onClose={() => setOpen(false)}
          onSave={(place) => edit({ LineItemIDs, ...place })}
        />
      )}
    </p>
  );
}

interface AddressEntryDialogProps {
  original: ReturnType<typeof draftForLines>;
  /** Whether the lines could be picked up at a store. */
  pickup: boolean;
  lineIDs: readonly string[];
  onClose: () => void;
  onSave: (place: Fulfillment) => Promise<string | null>;
}

/** The address dialog with the stores, which it alone asks for. */
function AddressEntryDialog({ pickup, onSave, ...props }: AddressEntryDialogProps) {
  const stores = usePickupStores();
  const save = useHeard(onSave);
  return (
    <AddressDialogHost
      open
      purpose="recipient"
      {...props}
      stores={pickup ? stores : undefined}
      onSave={(address) => save(placeRequest(address))}
    />
  );
}

/** The way to a shipment's card message in checkout. */
export function WordsLink({
  shipment: { recipient, date, method, cardMessage },
}: {
  shipment: CartShipment;
}) {
  if (!recipient || !date || (isPickup(method) && cardMessage.length === 0)) return null;
  return (
    <CheckoutLink anyway href={checkoutPath('words')} className={`${look} shrink-0`}>
      {cardMessage.length > 0 ? 'Edit card' : 'Add a card message'}
      <span className="sr-only"> for {recipientName(recipient)}</span>
    </CheckoutLink>
  );
}
