import { z } from 'zod';
import { states } from '@/lib/address/states';
import type { LocalCity } from '@/lib/delivery/local-city';
import { cityKey } from '@/lib/address/verification/differences';
import { capitalised, isPostBox, standardStreet } from '@/lib/address/verification/standard-street';
import { statesOfZip } from '@/lib/address/verification/zip-states';
import { findStreet } from './find-street';

const text = (max: number) =>
  z
    .string()
    .max(max)
    .transform((value) => value.replace(/\s+/g, ' ').trim());

/** `POST /api/Avalara/AddressValidation` (specification A7). */
export const addressValidationSchema = z.strictObject({
  addressline1: text(100).pipe(z.string().min(1)),
  addressline2: text(100).default(''),
  city: text(60).pipe(z.string().min(1)),
  zipcode: z.string().max(12),
  country: z.string().max(40).default('US'),
  state: text(30).pipe(z.string().min(1)),
});

/** The answer (specification B3): the address as it should be written, or `Error` for one that cannot be found. */
export interface AddressValidation {
  ResultCode: 'Success' | 'Error';
  Address: {
    Line1: string;
    Line2: string;
    City: string;
    Region: string;
    PostalCode: string;
    Country: string;
  } | null;
}

const failed: AddressValidation = { ResultCode: 'Error', Address: null };

/**
 * Checks an address over local data (decision 090): a house number and a street that can be, or a post office box, a ZIP of its state, and, where the
 * shop's vans go, the city of the ZIP. The answer carries the standard form; a shopper is asked to choose when it differs from what they wrote.
 */
export function validateAddress(
  body: z.output<typeof addressValidationSchema>,
  cities: readonly LocalCity[],
): AddressValidation {
  const zip = /^(\d{5})(-?\d{4})?$/.exec(body.zipcode.trim())?.[1];
  const region = stateCode(body.state);
  if (!zip || !region || !/^(US|USA|United States)$/i.test(body.country.trim())) return failed;
  if (!statesOfZip(zip).includes(region)) return failed;
  const ofZip = cities.filter((city) => city.zip === zip).map(({ city }) => city);
  const known = ofZip.find((city) => cityKey(city) === cityKey(body.city));
  const city = known ?? ofZip[0] ?? body.city.split(' ').map(capitalised).join(' ');
  const line = isPostBox(body.addressline1)
    ? standardStreet(body.addressline1)
    : findStreet(body.addressline1, { city, local: ofZip.length > 0 });
  if (line === null) return failed;
  return {
    ResultCode: 'Success',
    Address: {
      Line1: line,
      Line2: standardStreet(body.addressline2),
      City: city,
      Region: region,
      PostalCode: zip,
      Country: 'US',
    },
  };
}

function stateCode(state: string): string | null {
  const wanted = state.toLowerCase();
  return (
    states.find(
      ([code, name]) => code.toLowerCase() === wanted || name.toLowerCase() === wanted,
    )?.[0] ?? null
  );
}
