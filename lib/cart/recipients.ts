import { isPickupType } from '@/lib/address/destination-types';
import { blankAddress, type AddressDraft } from '@/lib/address/draft';
import { fullAddress } from '@/lib/address/full-address';
import {
  type Cart,
  type CartLine,
  type CartRecipient,
  type CartShipment,
  shipmentsToSend,
} from './cart';
import type { Fulfillment } from './schema';

/** One recipient of a cart with everything that goes to them; `recipient` is `null` where none was named yet. */
export interface RecipientGroup {
  /** Stable while the recipient is the same. */
  key: string;
  recipient: CartRecipient | null;
  storeID: string | null;
  shipments: CartShipment[];
  lines: CartLine[];
}

/** The recipients of a cart in the order of their first line; workshops have none. */
export function recipientsOf(cart: Pick<Cart, 'shipments'>): RecipientGroup[] {
  const groups = new Map<string, RecipientGroup>();
  for (const shipment of shipmentsToSend(cart)) {
    const key = shipment.recipient
      ? JSON.stringify([shipment.recipient, shipment.storeID])
      : `nobody-${shipment.id}`;
    const group = groups.get(key) ?? {
      key,
      recipient: shipment.recipient,
      storeID: shipment.storeID,
      shipments: [],
      lines: [],
    };
    group.shipments.push(shipment);
    group.lines.push(...shipment.lines);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Everything that goes to a shipment's recipient, on whatever days. */
export function linesOfRecipient(
  cart: Pick<Cart, 'shipments'>,
  { id }: Pick<CartShipment, 'id'>,
): CartLine[] {
  return (
    recipientsOf(cart).find(({ shipments }) => shipments.some((shipment) => shipment.id === id))
      ?.lines ?? []
  );
}

/** The ZIP a cart is delivered to, where all deliveries go to one; pickups and e-mails do not count. */
export function deliveryZip(shipments: readonly CartShipment[]): string | null {
  const zips = new Set(
    shipments.flatMap(({ recipient, method }) =>
      recipient?.zip && method !== 'Email' && !isPickupType(recipient.addressType)
        ? [recipient.zip]
        : [],
    ),
  );
  const [zip] = zips;
  return zips.size === 1 ? (zip ?? null) : null;
}

/** The e-mail a group of e-gift cards goes to; `null` for anything else. */
export function mailOf(lines: readonly CartLine[]): string | null {
  return lines.every(({ giftCard }) => giftCard?.email)
    ? (lines[0]?.giftCard?.email ?? null)
    : null;
}

/** What a recipient is called in a heading: `Ana Ruiz`. */
export function recipientName({
  firstName,
  lastName,
}: Pick<CartRecipient, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

/** Where a recipient is, on one line: the address, or the e-mail. */
export function recipientPlace(recipient: CartRecipient): string {
  if (recipient.email) return recipient.email;
  const {
    companyName: CompanyName,
    street1: Street1,
    street2: Street2,
    city: City,
    state: State,
    zip: Zip,
  } = recipient;
  return fullAddress({ CompanyName, Street1, Street2, City, State, Zip });
}

/** A cart's recipient as the address dialog edits it. */
export function draftOfRecipient(recipient: CartRecipient, storeID: string | null): AddressDraft {
  const {
    addressType,
    firstName,
    lastName,
    phone,
    companyName,
    street1,
    street2,
    city,
    state,
    zip,
    kind,
    email,
  } = recipient;
  const person = {
    ...blankAddress,
    AddressType: addressType,
    FirstName: firstName,
    LastName: lastName,
    Phone: phone,
  };
  if (isPickupType(addressType)) return { ...person, StoreID: storeID ?? '' };
  if (addressType === 'Email') return { ...person, Email: email ?? '' };
  return {
    ...person,
    Recipient: kind,
    CompanyName: companyName ?? '',
    Street1: street1,
    Street2: street2 ?? '',
    City: city,
    State: state,
    Zip: zip,
  };
}

/** The draft the dialog opens with for lines without a recipient: a blank address, or the e-mail the cards go to. */
export function draftForLines(lines: readonly CartLine[]): AddressDraft {
  const email = mailOf(lines);
  return email ? { ...blankAddress, AddressType: 'Email', Email: email } : blankAddress;
}

/** The part of a fulfillment request that says where: the address dialog's draft. */
export function placeRequest(draft: AddressDraft): Fulfillment {
  const {
    AddressType,
    Recipient,
    FirstName,
    LastName,
    Phone,
    CompanyName,
    Street1,
    Street2,
    City,
    State,
    Zip,
    Email,
    StoreID,
  } = draft;
  const type = AddressType as NonNullable<Fulfillment['AddressType']>;
  if (isPickupType(AddressType))
    return { AddressType: type, StoreID, Pickup: { FirstName, LastName, Phone } };
  if (AddressType === 'Email')
    return { AddressType: type, EmailTo: { FirstName, LastName, Email } };
  return {
    AddressType: type,
    ...(Recipient ? { Recipient } : {}),
    ShippingAddress: {
      FirstName,
      LastName,
      Phone,
      Street1,
      City,
      State,
      Zip,
      Country: 'US',
      ...(CompanyName ? { CompanyName } : {}),
      ...(Street2 ? { Street2 } : {}),
    },
  };
}

/** The lines that can go to someone else: an e-gift card stays with its e-mail, a seat at its event. */
export function movableLines(cart: Pick<Cart, 'shipments'>): CartLine[] {
  return shipmentsToSend(cart)
    .flatMap(({ lines }) => lines)
    .filter(({ giftCard }) => !giftCard?.email);
}

/** How many units of a cart can go to someone else. */
export function movableUnits(cart: Pick<Cart, 'shipments'>): number {
  return movableLines(cart).reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * The recipients that each of these lines can join, each with one of their lines to identify them; leaves out who has one of the lines already and who gets
 * e-mail.
 */
export function recipientsFor(
  cart: Pick<Cart, 'shipments'>,
  lineIDs: readonly string[],
): { lineID: string; recipient: CartRecipient }[] {
  return recipientsOf(cart).flatMap(({ recipient, lines }) => {
    const [first] = lines;
    if (!recipient || recipient.email || !first || lines.some(({ id }) => lineIDs.includes(id)))
      return [];
    return [{ lineID: first.id, recipient }];
  });
}
