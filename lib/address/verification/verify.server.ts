import 'server-only';
import type { Problem } from '@/lib/core/error-codes';
import { ok, type Result } from '@/lib/core/result';
import type { Shopper } from '@/lib/session/shopper';
import { validateAddress } from '@/lib/upstream/app-api/addresses';
import type { VerifyAddress } from '../book-schema';
import type { Verification } from '../draft';
import { validationAnswerSchema, verificationOf } from './verification';

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
    validateAddress(accessToken, question, (given) => validationAnswerSchema.parse(given)),
  );
  return ok(verificationOf({ Street1, Street2, City, State, Zip }, answer));
}
