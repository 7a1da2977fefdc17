import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import type { AddressDraft } from '@/lib/address/draft';

/** Makes a change that brings `field` in the place of what was pressed, and gives it the focus that goes with that. */
export function showField(
  { setFocus }: Pick<UseFormReturn<AddressDraft>, 'setFocus'>,
  field: keyof AddressDraft,
  change: () => void,
): void {
  flushSync(change);
  setFocus(field);
}
