import { isPhone, longestName, nameLetters, phoneDigits } from '@/lib/address/clean';
import { isEmail } from '@/lib/address/email';
import { formatPhone } from '@/lib/address/format-phone';
import { addressTexts } from '@/lib/address/texts';

/** Who orders, when nobody is signed in. */
export interface GuestDraft {
  firstName: string;
  lastName: string;
  email: string;
  /** Where they can be called; empty, and missing in what was kept before it was asked for. */
  phone?: string;
}

/** The guest with what is kept of a field: letters of a name, `longestName` of them, the e-mail without spaces around it, a phone as phones are written; one that is none stays as typed. */
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

/** What a wallet tells of its payer; any of it may be missing. */
export interface Payer {
  firstName?: string;
  lastName?: string;
  email?: string;
}

/** The guest with what a wallet tells of its payer in every field that is still empty; what was typed stays. */
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

/** The guest as they are sent: the phone as ten digits, and none where none was left. */
export function sentGuest({ firstName, lastName, email, phone = '' }: GuestDraft): GuestDraft {
  const digits = phoneDigits(phone);
  return { firstName, lastName, email: email.trim(), ...(digits ? { phone: digits } : {}) };
}
