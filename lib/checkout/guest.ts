import { isPhone, longestName, nameLetters, phoneDigits } from '@/lib/address/clean';
import { isEmail } from '@/lib/address/email';
import { formatPhone } from '@/lib/address/format-phone';
import { addressTexts } from '@/lib/address/texts';

/** The buyer's details while no customer is signed in. */
export interface GuestDraft {
  firstName: string;
  lastName: string;
  email: string;
  /** Phone number; empty when not given, and missing in drafts kept from before it was asked for. */
  phone?: string;
}

/**
 * The guest with one field cleaned: only letters of a name, at most `longestName`; an e-mail without spaces around it; a phone in its usual form, left as typed
 * when it is none.
 */
export function cleanGuest(guest: GuestDraft, field: keyof GuestDraft): GuestDraft {
  const typed = guest[field] ?? '';
  if (field === 'email') return { ...guest, email: typed.trim() };
  if (field === 'phone') return { ...guest, phone: formatPhone(phoneDigits(typed)) };
  return { ...guest, [field]: nameLetters(typed).slice(0, longestName) };
}

/** The messages of the guest fields, by field; none when they are complete. */
export function guestErrors(guest: GuestDraft): Partial<Record<keyof GuestDraft, string>> {
  return {
    ...(nameLetters(guest.firstName) === '' ? { firstName: addressTexts.FirstName } : {}),
    ...(nameLetters(guest.lastName) === '' ? { lastName: addressTexts.LastName } : {}),
    ...(isEmail(guest.email.trim()) ? {} : { email: addressTexts.Email }),
    ...(guest.phone?.trim() && !isPhone(phoneDigits(guest.phone))
      ? { phone: addressTexts.Phone }
      : {}),
  };
}

/** What a wallet reports about its payer; any part may be missing. */
export interface Payer {
  firstName?: string;
  lastName?: string;
  email?: string;
}

/** The guest with the empty fields filled from a wallet's payer; what was typed stays. */
export function guestOfPayer(guest: GuestDraft, payer: Payer): GuestDraft {
  const fill = (field: keyof Payer) => {
    const cleaned = cleanGuest({ ...guest, [field]: payer[field] ?? '' }, field)[field];
    const fits = field !== 'email' || isEmail(cleaned);
    return guest[field].trim() === '' && fits ? cleaned : guest[field];
  };
  return {
    ...guest,
    firstName: fill('firstName'),
    lastName: fill('lastName'),
    email: fill('email'),
  };
}

/** Guard of a draft that was kept. */
export function isGuest(kept: unknown): kept is GuestDraft {
  const {
    firstName,
    lastName,
    email,
    phone = '',
  } = (kept ?? {}) as Partial<Record<keyof GuestDraft, unknown>>;
  return [firstName, lastName, email, phone].every((text) => typeof text === 'string');
}

/** The guest as the submit sends them: the phone as ten digits, absent when not given. */
export function sentGuest({ firstName, lastName, email, phone = '' }: GuestDraft): GuestDraft {
  const digits = phoneDigits(phone);
  return { firstName, lastName, email: email.trim(), ...(digits ? { phone: digits } : {}) };
}
