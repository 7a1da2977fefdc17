import { isPhone, phoneDigits, zipDigits } from '@/lib/address/clean';
import { isEmail, longestEmail } from '@/lib/address/email';
import { isChicagoDay } from '@/lib/core/time/chicago-day';
import { isZip } from '@/lib/core/zip';

/** What a visitor can ask the people of the house for from a page; a content page names one of them. */
export const requestKinds = ['weddings', 'sympathy', 'landscape', 'careers'] as const;

export type RequestKind = (typeof requestKinds)[number];

/** Whether who sends a request may buy something: not who asks for work. */
export function isLead(kind: RequestKind): boolean {
  return kind !== 'careers';
}

/** What a request form may ask for; every one of them is text. */
export type RequestField = 'name' | 'email' | 'phone' | 'date' | 'zip' | 'job' | 'message';

/** The words of a form, and what it asks for: `true` for what it cannot do without. */
export interface RequestForm {
  title: string;
  button: string;
  /** Who answers and when: said before it is sent and after. */
  next: string;
  fields: Partial<Record<RequestField, { label: string; needed: boolean; hint?: string }>>;
}

const name = { label: 'Your name', needed: true };
const email = { label: 'Email', needed: true };
const phone = { label: 'Phone', needed: false, hint: 'Only if you would like a call.' };

export const requestForms: Readonly<Record<RequestKind, RequestForm>> = {
  weddings: {
    title: 'Ask for a free first hour',
    button: 'Ask for a consultation',
    next: 'A wedding designer writes back within two working days with two or three times for the first hour.',
    fields: {
      name,
      email,
      phone,
      date: { label: 'Wedding date', needed: false, hint: 'Leave it empty if it is still open.' },
      message: {
        label: 'What you have in mind',
        needed: true,
        hint: 'The place, how many guests, colors, and a number you do not want to exceed.',
      },
    },
  },
  sympathy: {
    title: 'Have a designer help you',
    button: 'Ask for help',
    next: 'A designer answers the same working day if you write before 4 PM, and otherwise the next. If the service is tomorrow, please call.',
    fields: {
      name,
      email,
      phone: { label: 'Phone', needed: true },
      date: { label: 'Day of the service', needed: false },
      message: {
        label: 'How we can help',
        needed: true,
        hint: 'The funeral home, the name on the ribbon, flowers they loved.',
      },
    },
  },
  landscape: {
    title: 'Ask for a visit',
    button: 'Ask for a visit',
    next: 'A designer writes back within three working days with a day for the walk through your yard.',
    fields: {
      name,
      email,
      phone,
      zip: { label: 'ZIP code of the yard', needed: true },
      message: {
        label: 'About your yard',
        needed: true,
        hint: 'Its size, sun and shade, and what you would like to change.',
      },
    },
  },
  careers: {
    title: 'Apply',
    button: 'Send my application',
    next: 'Somebody from the benches reads every application and answers within a week.',
    fields: {
      name,
      email,
      phone,
      job: {
        label: 'The work you would like',
        needed: true,
        hint: 'Designer, grower, driver, spring crew.',
      },
      message: { label: 'What you have grown', needed: true, hint: 'And when you could start.' },
    },
  },
};

/** Most characters of a field. */
const longest: Readonly<Record<RequestField, number>> = {
  name: 80,
  email: longestEmail,
  phone: 30,
  date: 10,
  zip: 12,
  job: 80,
  message: 2000,
};

const missing: Readonly<Record<RequestField, string>> = {
  name: 'Please enter your name',
  email: 'Please enter your email',
  phone: 'Please enter a phone number',
  date: 'Please choose a day',
  zip: 'Please enter a ZIP code',
  job: 'Please say what you would like to do',
  message: 'Please write a few words',
};

/** What is wrong with a text that was typed into a field, in the words of the screen; `null` when nothing is. Form and endpoint both ask here. */
export function fieldFault(field: RequestField, text: string, needed: boolean): string | null {
  const typed = text.trim();
  if (typed === '') return needed ? missing[field] : null;
  if (typed.length > longest[field]) return `Please use at most ${longest[field]} characters`;
  return shapes[field]?.(typed) === false ? misshapen[field] : null;
}

const shapes: Partial<Record<RequestField, (typed: string) => boolean>> = {
  email: isEmail,
  phone: (typed) => isPhone(phoneDigits(typed)),
  zip: (typed) => isZip(zipDigits(typed)),
  date: isChicagoDay,
};

/** What is kept of a text that was typed into a field without a fault: of ZIP+4 the ZIP. */
export function fieldText(field: RequestField, text: string): string {
  return field === 'zip' ? zipDigits(text) : text.trim();
}

const misshapen: Readonly<Record<RequestField, string>> = {
  ...missing,
  email: 'Please enter a valid email',
  phone: 'Please enter ten digits',
  zip: 'Please enter five digits',
};
