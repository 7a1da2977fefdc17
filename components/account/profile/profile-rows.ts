import { isPhone, nameLetters, phoneDigits } from '@/lib/address/clean';
import { formatPhone } from '@/lib/address/format-phone';
import { addressTexts } from '@/lib/address/texts';
import type { Profile } from '@/lib/account/profile.server';
import { accountEmailFault, newPasswordFault } from '@/components/auth/field-faults';
import { authTexts } from '@/components/auth/texts';
import { pageTexts } from '../page-texts';

export type ProfileField = 'name' | 'email' | 'password' | 'phone';
export type ProfileValues = Record<string, string>;

/** An input of a row's form. */
interface ProfileInput {
  key: string;
  label: string;
  type?: 'email' | 'password' | 'tel';
  autoComplete: string;
  value: string;
  hint?: string;
  /** What the input shows once it is left. */
  clean?: (text: string) => string;
  /** What is wrong with it, in words; nothing when it is right. */
  check: (values: ProfileValues) => string | undefined;
}

export interface ProfileRow {
  field: ProfileField;
  label: string;
  shown: string;
  inputs: ProfileInput[];
}

const texts = pageTexts.profile;
const current: ProfileInput = {
  key: 'currentPassword',
  label: texts.current,
  type: 'password',
  autoComplete: 'current-password',
  value: '',
  check: ({ currentPassword }) => (currentPassword ? undefined : authTexts.passwordRequired),
};

const name = (
  key: 'firstName' | 'lastName',
  label: string,
  autoComplete: string,
  value: string,
  message: string,
): ProfileInput => ({
  key,
  label,
  autoComplete,
  value,
  clean: nameLetters,
  check: (values) => (nameLetters(values[key] ?? '') === '' ? message : undefined),
});

/** The rows of the profile with the inputs of their forms (specification B2): what each shows, keeps and asks. */
export function profileRows({ firstName, lastName, email, phone }: Profile): ProfileRow[] {
  return [
    {
      field: 'name',
      label: 'Name',
      shown: `${firstName} ${lastName}`,
      inputs: [
        name(
          'firstName',
          authTexts.firstName,
          'given-name',
          firstName,
          authTexts.firstNameRequired,
        ),
        name('lastName', authTexts.lastName, 'family-name', lastName, authTexts.lastNameRequired),
      ],
    },
    {
      field: 'email',
      label: 'Email Address',
      shown: email,
      inputs: [
        {
          key: 'email',
          label: authTexts.email,
          type: 'email',
          autoComplete: 'email',
          value: email,
          clean: (text) => text.trim(),
          check: ({ email: typed = '' }) => accountEmailFault(typed),
        },
        current,
      ],
    },
    {
      field: 'password',
      label: 'Password',
      shown: '••••••••••',
      inputs: [
        {
          key: 'password',
          label: authTexts.newPassword,
          type: 'password',
          autoComplete: 'new-password',
          value: '',
          check: ({ password = '' }) => newPasswordFault(password),
        },
        {
          key: 'again',
          label: authTexts.passwordAgain,
          type: 'password',
          autoComplete: 'new-password',
          value: '',
          check: ({ password, again }) =>
            again && again === password
              ? undefined
              : again
                ? authTexts.passwordsDiffer
                : authTexts.passwordRequired,
        },
        current,
      ],
    },
    {
      field: 'phone',
      label: 'Phone Number',
      shown: formatPhone(phone) || texts.noPhone,
      inputs: [
        {
          key: 'phone',
          label: 'Phone',
          type: 'tel',
          autoComplete: 'tel-national',
          value: phone,
          hint: texts.phoneHint,
          clean: phoneDigits,
          check: ({ phone: typed = '' }) =>
            typed.trim() === '' || isPhone(phoneDigits(typed)) ? undefined : addressTexts.Phone,
        },
      ],
    },
  ];
}

/** What is sent of a row's form: its field and its values, cleaned; the repeated password is compared here and stays here. */
export function profileChangeOf(
  { field, inputs }: ProfileRow,
  values: ProfileValues,
): ProfileValues {
  const sent = inputs
    .filter(({ key }) => key !== 'again')
    .map(({ key, clean = (text: string) => text }) => [key, clean(values[key] ?? '')] as const);
  return { field, ...Object.fromEntries(sent) };
}
