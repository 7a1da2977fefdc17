import type { AddressInput } from '@/lib/address/validate';
import type { Cart } from '@/lib/cart/cart';
import type { Fulfillment } from '@/lib/cart/schema';
import { isPickup } from '@/lib/delivery/labels';
import type { DeliveryMethod } from '@/lib/delivery/method';

/** The recipient form: where it goes, in the specification's own field names. */
export interface RecipientDraft extends Required<Omit<AddressInput, 'Email' | 'NickName'>> {
  Street2: string;
}

/** When and how it gets there. */
export interface DeliveryDraft {
  method: DeliveryMethod;
  /** Chicago day. */
  date: string;
  timePreference: 'AM' | 'PM' | 'NO PREF';
}

/** What is written on the card and told to the driver. */
export interface WordsDraft {
  lines: [string, string, string, string];
  deliveryNote: string;
}

export interface CheckoutDraft {
  recipient: RecipientDraft | null;
  delivery: DeliveryDraft | null;
  words: WordsDraft;
}

/** An untouched recipient form: a residence in Minnesota. */
export const blankRecipient: RecipientDraft = {
  AddressType: 'Residence', FirstName: '', LastName: '', CompanyName: '', Street1: '', Street2: '', City: '', State: 'MN', Zip: '', Phone: '', StoreID: '',
};

/** What a cart already says of its delivery, so that nobody is asked twice. */
export function draftFromCart(cart: Cart): CheckoutDraft {
  const shipment = cart.shipments.find(({ recipient }) => recipient !== null);
  const [first = '', second = '', third = '', fourth = ''] = shipment?.cardMessage ?? [];
  const words: WordsDraft = { lines: [first, second, third, fourth], deliveryNote: shipment?.deliveryNote ?? '' };
  if (!shipment?.recipient || !shipment.method) return { recipient: null, delivery: null, words };
  const { recipient, method, date, storeID, timePreference } = shipment;
  const placed = cart.shipments.length === 1 && date !== null;
  return {
    words,
    recipient: {
      AddressType: isPickup(method) ? method : recipient.addressType,
      FirstName: recipient.firstName,
      LastName: recipient.lastName,
      CompanyName: recipient.companyName ?? '',
      Street1: recipient.street1,
      Street2: recipient.street2 ?? '',
      City: recipient.city,
      State: recipient.state,
      Zip: recipient.zip,
      Phone: recipient.phone,
      StoreID: storeID ?? '',
    },
    delivery: placed ? { method, date, timePreference: timePreference ?? 'NO PREF' } : null,
  };
}

/** The request that puts a draft into effect, for every line of the cart. */
export function fulfillmentOf(recipient: RecipientDraft, delivery: DeliveryDraft, words: WordsDraft): Fulfillment {
  const { FirstName, LastName, Phone } = recipient;
  const [line1, line2, line3, line4] = words.lines;
  const shared = {
    DeliveryMethod: delivery.method,
    RequestedDeliveryDate: delivery.date,
    TimePreference: delivery.timePreference,
    AddressType: recipient.AddressType as Fulfillment['AddressType'],
    CardMessage: { line1, line2, line3, line4 },
    ...(words.deliveryNote ? { DeliveryNote: words.deliveryNote } : {}),
  };
  if (isPickup(delivery.method)) return { ...shared, StoreID: recipient.StoreID, Pickup: { FirstName, LastName, Phone } };
  const { CompanyName, Street1, Street2, City, State, Zip } = recipient;
  return {
    ...shared,
    ShippingAddress: {
      FirstName, LastName, Phone, Street1, City, State, Zip, Country: 'US',
      ...(CompanyName ? { CompanyName } : {}),
      ...(Street2 ? { Street2 } : {}),
    },
  };
}
