import type { Address } from 'ordercloud-javascript-sdk';
import { isPickupType } from '@/lib/address/destination-types';
import type { CalculatorAddress } from '@/lib/orders/calculated-order';
import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import { missingPlace, type FulfillmentParts } from '@/lib/orders/fulfillment-schema';
import type { OrderLine } from '@/lib/orders/line/order-line';

/** Where a line goes: the one-time address written onto it, and what the rules need to know of it. */
export interface Place {
  address: Address;
  addressType: string;
  storeID: string | null;
}

/** The place a request names: a recipient's address, an e-mail, or a store with who collects. `null` when a part is missing. */
export function placeOf(request: FulfillmentParts, { stores }: DeliveryWorld): Place | null {
  const { AddressType: addressType, ShippingAddress, EmailTo, Pickup } = request;
  if (!addressType || missingPlace(request)) return null;
  const xp = { addressType, ...(request.Recipient ? { Recipient: request.Recipient } : {}) };
  if (EmailTo && addressType === 'Email') {
    const { FirstName, LastName, Email } = EmailTo;
    // The platform requires a street and a city of every address, which an e-mail does not have.
    return {
      address: {
        FirstName,
        LastName,
        Street1: Email,
        City: 'Email',
        Country: 'US',
        xp: { ...xp, Email },
      },
      addressType,
      storeID: null,
    };
  }
  if (!isPickupType(addressType))
    return ShippingAddress
      ? { address: { ...ShippingAddress, xp }, addressType, storeID: null }
      : null;
  const store = stores.find(({ storeID }) => storeID === request.StoreID);
  if (!store || !Pickup) return null;
  return {
    addressType,
    storeID: store.storeID,
    address: {
      ...Pickup,
      CompanyName: store.name,
      Street1: store.street1,
      Street2: store.street2 ?? undefined,
      City: store.city,
      State: store.state,
      Zip: store.zip,
      Country: 'US',
      xp: { ...xp, PlaceID: store.placeID, Location: store.location },
    },
  };
}

/** The place a line has already; `null` while nothing was chosen. */
export function placeOfLine({ address, xp }: Pick<OrderLine, 'address' | 'xp'>): Place | null {
  if (!address) return null;
  return {
    address: writable(address),
    addressType: xp.AddressType ?? 'Residence',
    storeID: xp.StoreID ?? null,
  };
}

function writable({ ID: _id, CompanyName, Street2, ...rest }: CalculatorAddress): Address {
  return { ...rest, CompanyName: CompanyName ?? undefined, Street2: Street2 ?? undefined };
}
