import type { Address } from 'ordercloud-javascript-sdk';

/** A store where an order can be picked up. */
export interface StoreOption {
  id: string;
  name: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  phone: string | null;
}

/** The stores among the buyer's addresses that offer pickup: flagship, will-call and active (specification A3). */
export function pickupStores(addresses: readonly Address[]): StoreOption[] {
  return addresses.filter(offersPickup).map((address) => ({
    id: address.ID ?? '',
    name: address.AddressName ?? address.CompanyName ?? '',
    street: address.Street1,
    city: address.City,
    state: address.State ?? '',
    zip: address.Zip ?? '',
    phone: address.Phone ?? null,
  }));
}

function offersPickup({ xp }: Address): boolean {
  const facts: unknown = xp;
  return (
    typeof facts === 'object' &&
    facts !== null &&
    ['flagship', 'willCall', 'active'].every(
      (flag) => flag in facts && facts[flag as keyof object] === true,
    )
  );
}
