import { flushSync } from 'react-dom';
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { cleanDraft } from '@/lib/address/clean-draft';
import type { AddressDraft } from '@/lib/address/draft';

type Cleaned = 'FirstName' | 'LastName' | 'Zip' | 'Phone';

/** Registers a field that shows, once it is left, what is kept of it: letters of a name, digits of a ZIP or phone (specification A5); a phone that does not come to ten stays as typed. */
export function cleanedField(
  { register, getValues, setValue }: UseFormReturn<AddressDraft>,
  field: Cleaned,
): UseFormRegisterReturn<Cleaned> {
  return register(field, {
    onBlur: () => {
      const typed = getValues();
      const kept = cleanDraft(typed)[field];
      if (kept !== typed[field]) setValue(field, kept, { shouldValidate: true });
    },
  });
}

/** Makes a change that brings `field` in the place of what was pressed, and gives it the focus that goes with that. */
export function showField(
  { setFocus }: Pick<UseFormReturn<AddressDraft>, 'setFocus'>,
  field: keyof AddressDraft,
  change: () => void,
): void {
  flushSync(change);
  setFocus(field);
}
