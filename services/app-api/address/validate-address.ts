import { z } from 'zod';
import { states } from '@/lib/address/states';
import type { LocalCity } from '@/lib/delivery/delivery-facts';
import { cityKey } from '@/lib/address/verification/differences';
import { isPostBox } from '@/lib/address/verification/post-box';
import { capitalised, standardStreet } from '@/lib/address/verification/standard-street';
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

/** The answer (specification B3): the address in its standard form, or `Error` for one that cannot be found. */
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

/** No such address. */
export const notFound: AddressValidation = { ResultCode: 'Error', Address: null };

/** The five digits of a ZIP that may have four more ("55408-1234"); `undefined` for anything else. */
export function fiveDigits(zip: string): string | undefined {
  return /^(\d{5})(-?\d{4})?$/.exec(zip)?.[1];
}

/** State and ZIP of a possible US address: two letters, five digits; `null` for any other. */
export function postalOf({
  zipcode,
  state,
  country,
}: Pick<z.output<typeof addressValidationSchema>, 'zipcode' | 'state' | 'country'>): {
  state: string;
  zip: string;
} | null {
  const zip = fiveDigits(zipcode.trim());
  const code = stateCode(state);
  return zip && code && /^(US|USA|United States)$/i.test(country.trim())
    ? { state: code, zip }
    : null;
}

/**
 * Checks an address by local data (decision 090): a plausible house number and street, or a post office box, a ZIP of its state, and, where the shop's vans go,
 * the city of the ZIP. The answer has the standard form; a shopper is asked to choose when it differs from what they wrote.
 */
export function validateAddress(
  body: z.output<typeof addressValidationSchema>,
  cities: readonly LocalCity[],
): AddressValidation {
  const postal = postalOf(body);
  if (!postal || !statesOfZip(postal.zip).includes(postal.state)) return notFound;
  const { zip, state: region } = postal;
  const ofZip = cities.filter((city) => city.zip === zip).map(({ city }) => city);
  const sameCity = ofZip.find((city) => cityKey(city) === cityKey(body.city));
  const city = sameCity ?? ofZip[0] ?? body.city.split(' ').map(capitalised).join(' ');
  const line = isPostBox(body.addressline1)
    ? standardStreet(body.addressline1)
    : findStreet(body.addressline1, { city, local: ofZip.length > 0 });
  if (line === null) return notFound;
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
