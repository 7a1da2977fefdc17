import 'server-only';
import { z } from 'zod';
import type { Problem } from '@/lib/core/errors/error-codes';
import { ok, type Result } from '@/lib/core/result';
import type { Shopper } from '@/lib/session/shopper';
import { validateAddress } from '@/lib/upstream/app-api/addresses';
import type { VerifyAddress } from '../book-schema';
import type { Verification, PostalAddress } from '../draft';
import { differingFields } from './differences';

/** The answer of the address validation (specification B3), narrowed. */
const validationAnswerSchema = z.object({
  ResultCode: z.enum(['Success', 'Error']),
  Address: z
    .object({
      Line1: z.string(),
      Line2: z.string().nullish(),
      City: z.string(),
      Region: z.string(),
      PostalCode: z.string(),
      Country: z.string().nullish(),
    })
    .nullish(),
});

/** Verifies an address with the tax service (specification B4): verified, differing or failed. Throws `UpstreamError`. */
export async function verifyAddress(
  shopper: Shopper,
  { Street1, Street2 = '', City, State, Zip }: VerifyAddress,
): Promise<Result<Verification, Problem>> {
  const session = await shopper.ensure();
  const question = {
    addressline1: Street1,
    addressline2: Street2,
    city: City,
    zipcode: Zip,
    country: 'US',
    state: State,
  };
  const answer = await shopper.call(session, ({ accessToken }) =>
    validateAddress(accessToken, question, (body) => validationAnswerSchema.parse(body)),
  );
  return ok(verificationOf({ Street1, Street2, City, State, Zip }, answer));
}

/** One of the three outcomes of specification B4: verified as it should be written, differing, or not to be found. */
export function verificationOf(
  entered: PostalAddress,
  { ResultCode, Address: found }: z.infer<typeof validationAnswerSchema>,
): Verification {
  if (ResultCode !== 'Success' || !found) return { outcome: 'failed' };
  const address: PostalAddress = {
    Street1: found.Line1,
    Street2: found.Line2 ?? '',
    City: found.City,
    State: found.Region,
    Zip: found.PostalCode.split('-')[0] ?? '',
  };
  return {
    outcome: differingFields(entered, address).length > 0 ? 'differs' : 'verified',
    address,
  };
}
