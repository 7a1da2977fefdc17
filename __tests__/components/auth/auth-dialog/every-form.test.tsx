import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';
import { field, fillRegister, open, submit, typeLogIn } from './open-dialog';

jest.mock('@/components/auth/solve-captcha', () => ({
  offerOfShop: () => Promise.resolve({ kind: 'work' }),
  earnToken: () => Promise.resolve('token-1'),
}));

const longEmail = `ana@${'a'.repeat(37)}.${'b'.repeat(51)}.example`;
const longPassword = `Peonies-in-June-7${'x'.repeat(84)}`;

describe('every form of the auth dialog', () => {
  it.each([
    [
      'login',
      'Log In',
      'Email',
      longEmail,
      'An email address can have at most 100 characters here',
    ],
    ['login', 'Log In', 'Password', longPassword, 'A password can have at most 100 characters'],
    [
      'register',
      'Create an Account',
      'Email',
      longEmail,
      'An email address can have at most 100 characters here',
    ],
    [
      'register',
      'Create an Account',
      'Password',
      longPassword,
      'A password can have at most 100 characters',
    ],
    [
      'forgot',
      'Send reset link',
      'Email',
      longEmail,
      'An email address can have at most 100 characters here',
    ],
  ] as const)(
    '%s: says at %3$s that it is too long, and submit waits',
    async (tab, button, label, value, message) => {
      await open(tab === 'login' ? undefined : tab);
      await userEvent.click(field(label));
      await userEvent.paste(value);
      await userEvent.tab();
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
      expect(submit(button)).toBeDisabled();
    },
  );

  it.each([
    ['login', 'Log In', 'Logging in', typeLogIn],
    [
      'forgot',
      'Send reset link',
      'Sending',
      () => userEvent.type(field('Email'), 'ana@example.com'),
    ],
    ['register', 'Create an Account', 'Creating your account', fillRegister],
  ] as const)(
    '%s: while it is sent the button is busy and sends nothing more',
    async (tab, label, busy, fill) => {
      let release = () => undefined as void;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const shop = stubShop({
        'POST /api/session/': async () => {
          await held;
          return refusal(422, 'login-failed', 'Refused');
        },
      });
      await open(tab === 'login' ? undefined : tab);
      await fill();
      await userEvent.click(submit(label));
      await waitFor(() => expect(submit(busy)).toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(submit(busy));
      await userEvent.type(field('Email'), '{Enter}');
      expect(shop.asked('POST')).toHaveLength(1);
      release();
      expect(await screen.findByRole('alert')).toBeVisible();
      expect(submit(label)).toBeEnabled();
      expect(shop.asked('POST')).toHaveLength(1);
    },
  );
});
