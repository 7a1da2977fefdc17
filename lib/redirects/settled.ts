import { canonicalAddress, type Address } from './address';
import { legacyAddress } from './legacy';

/** Where an address is served: after the legacy rewrites, whose output never matches them again, in its canonical spelling (rulings 6 and 41). */
export function settled(address: Address): Address {
  const spelled = canonicalAddress(address);
  const first = legacyAddress(spelled) ?? spelled;
  return canonicalAddress(legacyAddress(first) ?? first);
}
