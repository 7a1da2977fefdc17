import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BuyerFields } from '@/components/checkout/payment/buyer-fields';
import { RegisterForm } from '@/components/auth/register-form';
import { typedFields } from '@/components/auth/typed';
import { profileChange } from '@/lib/account/account-schema';
import { registerSchema } from '@/lib/account/log-in/auth-schema';
import { shippingAddressSchema } from '@/lib/address/schema';
import { submitSchema } from '@/lib/checkout/schema';
import { registerSchema as appApiRegister } from '@/services/app-api/account-routes';
import { submitSchema as appApiSubmit } from '@/services/app-api/submit/request';
import type { GuestDraft } from '@/lib/checkout/guest';

const [typed, kept] = ['De la Cruz 77 <b>!', 'De la Cruz b'];
const password = 'Tulips-in-May-88';

/** Every form a first name comes in by, as what the server keeps of it; `null` where it is refused. */
const doors: Record<string, (name: string) => unknown> = {
  'the profile': (name) =>
    profileChange.safeParse({ field: 'name', firstName: name, lastName: 'Ruiz' }).data,
  'the registration': (name) =>
    registerSchema.safeParse({
      firstName: name,
      lastName: 'Ruiz',
      email: 'ana@example.com',
      password,
      captcha: 'token',
    }).data,
  'the registration of the App API': (name) =>
    appApiRegister.safeParse({
      FirstName: name,
      LastName: 'Ruiz',
      Email: 'ana@example.com',
      Password: password,
    }).data,
  'an address': (name) =>
    shippingAddressSchema.safeParse({
      FirstName: name,
      LastName: 'Ruiz',
      Street1: '1 Main St',
      City: 'Edina',
      State: 'MN',
      Zip: '55424',
      Country: 'US',
      Phone: '6125550101',
    }).data,
  'a guest': (name) =>
    submitSchema.shape.guest.safeParse({
      firstName: name,
      lastName: 'Ruiz',
      email: 'ana@example.com',
    }).data,
  'a guest of the App API': (name) =>
    appApiSubmit.shape.Guest.safeParse({
      FirstName: name,
      LastName: 'Ruiz',
      Email: 'ana@example.com',
    }).data,
};
const firstName = (read: unknown) =>
  Object.entries(read ?? {}).find(([key]) => key.toLowerCase() === 'firstname')?.[1] as
    string | undefined;

describe.each(Object.entries(doors))('the name of %s', (_, read) => {
  it.each([
    [typed, kept],
    ['Hana9', 'Hana'],
    ['O’Neil', "O'Neil"],
    ['Jose\u0301', 'José'],
    ['李小龍', '李小龍'],
  ])('%j is kept as %j', (given, expected) => {
    expect(firstName(read(given))).toBe(expected);
  });

  it.each(['', ' ', '1234', '!?', 'a'.repeat(61)])('%j is refused', (given) => {
    expect(firstName(read(given))).toBeUndefined();
  });
});

function Guest() {
  const [buyer, setBuyer] = useState<GuestDraft>({ firstName: '', lastName: '', email: '' });
  return (
    <BuyerFields
      focusedRef={{ current: null }}
      buyer={buyer}
      touched={{ firstName: true }}
      onChange={setBuyer}
      onTouch={() => undefined}
    />
  );
}

describe.each([
  [
    'registration',
    () => <RegisterForm typed={typedFields()} onDone={() => undefined} onLogIn={() => undefined} />,
    'First name',
  ],
  ['guest', () => <Guest />, 'Your first name'],
])('the field of a name, %s', (_, form, label) => {
  it('shows once it is left what is kept, and says where nothing is', async () => {
    render(form());
    await userEvent.type(screen.getByLabelText(label), typed);
    await userEvent.tab();
    expect(screen.getByLabelText(label)).toHaveValue(kept);
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), '77');
    await userEvent.tab();
    expect(screen.getByLabelText(label)).toHaveValue('');
    expect(await screen.findByText('First name is required')).toBeVisible();
  });
});
