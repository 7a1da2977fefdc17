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

/** What a wallet tells of its payer; any of it may be missing. */
export interface Payer {
  firstName?: string;
  lastName?: string;
  email?: string;
}

/** The guest with what a wallet tells of its payer in every field that is still empty; what was typed stays. */
export function guestOfPayer(guest: GuestDraft, payer: Payer): GuestDraft {
  const fill = (field: keyof GuestDraft) => {
    const told = cleanGuest({ ...guest, [field]: payer[field] ?? '' }, field)[field];
    const fits = field !== 'email' || isEmail(told);
    return guest[field].trim() === '' && fits ? told : guest[field];
  };
  return { firstName: fill('firstName'), lastName: fill('lastName'), email: fill('email') };
}

/** Guard of a draft that was kept. */
export function isGuest(kept: unknown): kept is GuestDraft {
  const { firstName, lastName, email } = (kept ?? {}) as Partial<Record<keyof GuestDraft, unknown>>;
  return [firstName, lastName, email].every((text) => typeof text === 'string');
}
