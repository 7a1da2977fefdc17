import type { Address } from 'ordercloud-javascript-sdk';
import { withoutPerson } from './without-person';

const noAddress = {
  FirstName: 'Deleted',
  LastName: 'Deleted',
  CompanyName: '',
  Street1: 'Deleted',
  Street2: '',
  Phone: '',
  AddressName: '',
};

/** City, state, ZIP and country of an address. */
export function cleared(address: Address): Address {
  const { City, State, Zip, Country, xp } = address;
  return { ...noAddress, City, State, Zip, Country, xp: withoutPerson(xp ?? {}) };
}
