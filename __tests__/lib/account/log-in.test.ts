/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { logIn } from '@/lib/account/log-in/log-in.server';
import { signIn } from '@/lib/account/log-in/sign-in.server';
import type { Shopper } from '@/lib/session/shopper';
import { UpstreamError } from '@/lib/upstream/upstream-error';

jest.mock('@/lib/account/log-in/sign-in.server', () => ({ signIn: jest.fn() }));

const stranger = { device: () => Promise.resolve(null) } as Shopper;
let addresses = 0;
const attempts = () => {
  const credentials = { email: `ana-${randomUUID()}@example.com`, password: 'Peonies-in-June-7' };
  return () => logIn(stranger, credentials, `203.0.113.${(addresses += 1)}`);
};

describe('a log-in that the platform refuses', () => {
  it.each([
    [
      'Auth.InvalidUsernameOrPassword',
      'Username not found or password incorrect',
      'login-failed',
      'a failure',
    ],
    ['Auth.LockedOut', 'Account is locked', 'account-locked', 'a failure'],
    ['Auth.InsecurePassword', 'No', 'password-insecure', 'a failure'],
    [
      'Password.Policy',
      'Password does not meet security requirements.',
      'password-insecure',
      'a failure',
    ],
    ['Auth.InvalidClientID', 'Client ID is not valid', 'upstream-unavailable', 'no failure'],
    [undefined, undefined, 'upstream-unavailable', 'no failure'],
  ])('with %p %p is %s and counts as %s', async (code, vendorMessage, answered, counts) => {
    jest
      .mocked(signIn)
      .mockRejectedValue(
        new UpstreamError('commerce-auth', 'refused', { status: 400, code, vendorMessage }),
      );
    const attempt = attempts();
    const answers = [await attempt(), await attempt(), await attempt()];
    const captcha = counts === 'a failure' ? { captcha: true } : {};
    expect(answers).toEqual(
      [{}, {}, captcha].map((more) => ({ ok: false, error: { code: answered, ...more } })),
    );
    expect(await attempt()).toMatchObject({
      ok: false,
      error: { code: counts === 'a failure' ? 'captcha-required' : answered },
    });
  });
});
