import { z } from 'zod';
import { isPhone, phoneDigits } from './clean';
import { addressTexts } from './texts';

/** A phone number wherever the server takes one as it was typed: cleaned to its ten digits, refused where it does not come to them. */
export function phoneSchema() {
  return z.string().max(30).transform(phoneDigits).refine(isPhone, addressTexts.Phone);
}
