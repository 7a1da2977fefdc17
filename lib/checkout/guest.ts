import { nameLetters } from '@/lib/address/clean';
import { addressTexts } from '@/lib/address/texts';
import { isEmail } from '@/lib/address/validate';

/** Who orders, when nobody is signed in. */
export interface GuestDraft {
  firstName: string;
  lastName: string;
  email: string;
}

/** The messages of the guest fields, by field; none when they are complete. */
export function guestErrors(guest: GuestDraft): Partial<Record<keyof GuestDraft, string>> {
  return {
    ...(nameLetters(guest.firstName) === '' ? { firstName: addressTexts.FirstName } : {}),
    ...(nameLetters(guest.lastName) === '' ? { lastName: addressTexts.LastName } : {}),
    ...(isEmail(guest.email.trim()) ? {} : { email: addressTexts.Email }),
  };
}
