import { nameLetters } from '@/lib/address/clean';
import { addressTexts } from '@/lib/address/texts';
import { isEmail } from '@/lib/address/verification/validate';

/** Who orders, when nobody is signed in. */
export interface GuestDraft {
  firstName: string;
  lastName: string;
  email: string;
}

/** The guest with what is kept of a field: letters of a name, the e-mail without spaces around it. */
export function cleanGuest(guest: GuestDraft, field: keyof GuestDraft): GuestDraft {
  return { ...guest, [field]: field === 'email' ? guest.email.trim() : nameLetters(guest[field]) };
}

/** The messages of the guest fields, by field; none when they are complete. */
export function guestErrors(guest: GuestDraft): Partial<Record<keyof GuestDraft, string>> {
  return {
    ...(nameLetters(guest.firstName) === '' ? { firstName: addressTexts.FirstName } : {}),
    ...(nameLetters(guest.lastName) === '' ? { lastName: addressTexts.LastName } : {}),
    ...(isEmail(guest.email.trim()) ? {} : { email: addressTexts.Email }),
  };
}

/** Guard of a draft that was kept. */
export function isGuest(kept: unknown): kept is GuestDraft {
  const { firstName, lastName, email } = (kept ?? {}) as Partial<Record<keyof GuestDraft, unknown>>;
  return [firstName, lastName, email].every((text) => typeof text === 'string');
}
