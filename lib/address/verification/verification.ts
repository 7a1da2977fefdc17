import { z } from 'zod';
import { differingFields } from './differences';
import type { PostalAddress, Verification } from '../draft';

/** The answer of the address validation (specification B3), narrowed. */
export const validationAnswerSchema = z.object({
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
