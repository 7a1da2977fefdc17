import { textOf } from '@/lib/core/text';
import type { CalculatorAddress } from './calculated-order';

/** The e-mail a line goes to in place of a street (specification B3: address type Email); `null` for a street. */
export function addressEmail({ xp }: Pick<CalculatorAddress, 'xp'>): string | null {
  return textOf(xp.Email);
}
