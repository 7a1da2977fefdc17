import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';
import { field, fillRegister, open, submit } from './open-dialog';

jest.mock('@/components/auth/solve-captcha', () => ({
  offerOfShop: () => Promise.resolve({ kind: 'work' }),
  earnToken: () => Promise.resolve('token-1'),
}));

describe('the new account of the auth dialog', () => {
  it('registers: the rule as a live checklist, both passwords the same, a known e-mail leads to the login', async () => {
    const shop = stubShop({
      'POST /api/session/register': () =>
        refusal(409, 'email-taken', 'An account already exists with the email entered.'),
    });
    await open('register');
    await userEvent.type(field('First name'), 'Ana');
    await userEvent.type(field('Last name'), 'Ruiz');
    await userEvent.type(field('Email'), 'ana@example.com');
    await userEvent.click(field('Password'));
    await userEvent.paste('peonies');
    const checks = () =>
      screen.getAllByText(/: (done|still missing)$/).map(({ textContent }) => textContent);
    expect(checks()).toEqual([
      ': still missing',
      ': still missing',
      ': done',
      ': still missing',
      ': still missing',
    ]);
    await userEvent.paste('-In-June-7');
    expect(new Set(checks())).toEqual(new Set([': done']));
    expect(screen.queryByText('Password is required')).toBeNull();
    await userEvent.type(field('Confirm password'), 'other');
    await userEvent.tab();
    expect(await screen.findByText('Both passwords must be the same')).toBeVisible();
    await userEvent.clear(field('Confirm password'));
    await userEvent.type(field('Confirm password'), 'peonies-In-June-7');
    await userEvent.click(submit('Create an Account'));
    expect(await screen.findByText('Must enter recatpcha')).toBeVisible();
    await userEvent.click(screen.getByLabelText('I am not a robot'));
    await screen.findByText('✓');
    await userEvent.click(submit('Create an Account'));
    expect(
      await screen.findByText('An account already exists with the email entered.'),
    ).toBeVisible();
    expect(shop.asked('POST')[0]?.body).toEqual({
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'ana@example.com',
      password: 'peonies-In-June-7',
      captcha: 'token-1',
    });
    await userEvent.click(
      within(screen.getByRole('alert')).getByRole('button', { name: 'Log In' }),
    );
    expect(screen.getByRole('tab', { name: 'Log In' })).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    [
      'register-failed',
      'An Error Occurred. Please try again',
      'An Error Occurred. Please try again',
    ],
    [
      'upstream-unavailable',
      'This is not available right now. Please try again in a moment.',
      'An Error Occurred. Please try again',
    ],
    ['captcha-required', 'Must enter recatpcha', 'Must enter recatpcha'],
    [
      'password-insecure',
      'Password does not meet security requirements.',
      'Password does not meet security requirements.',
    ],
    [
      'rate-limited',
      'That was a lot at once. Please wait a moment and try again.',
      'That was a lot at once. Please wait a moment and try again.',
    ],
  ])(
    'register: any other refusal is an error above the form, and a new captcha is asked for: %s',
    async (code, answered, said) => {
      stubShop({ 'POST /api/session/register': () => refusal(422, code, answered) });
      await open('register');
      await fillRegister();
      await userEvent.click(submit('Create an Account'));
      expect(await screen.findByRole('alert')).toHaveTextContent(said);
      expect(within(screen.getByRole('alert')).queryByRole('button')).toBeNull();
      expect(screen.getByLabelText('I am not a robot')).not.toBeChecked();
      expect(field('Email')).toHaveValue('ana@example.com');
    },
  );

  it('register: an e-mail that is taken after a try without an answer may be their own account', async () => {
    const answers = [
      refusal(503, 'upstream-unavailable', 'Not now'),
      refusal(409, 'email-taken', 'An account already exists with the email entered.'),
    ];
    stubShop({ 'POST /api/session/register': () => answers.shift() ?? { body: null } });
    await open('register');
    await fillRegister();
    await userEvent.click(submit('Create an Account'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An Error Occurred. Please try again',
    );
    await userEvent.click(screen.getByLabelText('I am not a robot'));
    await screen.findByText('✓');
    await userEvent.click(submit('Create an Account'));
    expect(
      await screen.findByText(/^Your account may have been created already: .* Please log in/),
    ).toBeVisible();
    await userEvent.click(
      within(screen.getByRole('alert')).getByRole('button', { name: 'Log In' }),
    );
    expect(field('Email')).toHaveValue('ana@example.com');
  });

  it('register: an account that is created and not entered leads to the login', async () => {
    const text = 'Your account is created, but we could not log you in just now.';
    stubShop({ 'POST /api/session/register': () => refusal(503, 'registered-only', text) });
    await open('register');
    await fillRegister();
    await userEvent.click(submit('Create an Account'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await userEvent.click(
      within(screen.getByRole('alert')).getByRole('button', { name: 'Log In' }),
    );
    expect(screen.getByRole('tab', { name: 'Log In' })).toHaveAttribute('aria-selected', 'true');
  });

  it('describes a new password’s field by the list of what it has to meet', async () => {
    await open('register');
    expect(field('Password')).toHaveAccessibleDescription(/A symbol ?: still missing/);
    await userEvent.type(field('Password'), 'peonies');
    await userEvent.tab();
    expect(field('Password')).toHaveAccessibleDescription(
      /^Your password doesn’t meet everything on the list yet.*A symbol ?: still missing/,
    );
  });
});
