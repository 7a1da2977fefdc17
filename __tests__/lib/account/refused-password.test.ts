/** @jest-environment node */
import { setForgottenPassword } from '@/lib/account/log-in/forgotten-password.server';
import { changeProfile } from '@/lib/account/profile.server';
import { errorText } from '@/lib/core/errors/error-texts';
import { createShopper } from '@/lib/session/shopper';
import { passwordToken } from '@/lib/upstream/commerce/auth';
import { getMe } from '@/lib/upstream/commerce/me';
import { changePassword, resetPassword } from '@/lib/upstream/commerce/passwords';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import { customerSession } from '../session/sessions';

jest.mock('@/lib/upstream/commerce/me', () => ({ getMe: jest.fn(), patchMe: jest.fn() }));
jest.mock('@/lib/upstream/commerce/passwords', () => ({
  changePassword: jest.fn(),
  resetPassword: jest.fn(),
}));
jest.mock('@/lib/upstream/commerce/auth', () => ({
  passwordToken: jest.fn(),
  revokeTokens: jest.fn(),
}));
jest.mock('@/lib/upstream/app-api/accounts', () => ({ sendAccountNotice: jest.fn() }));

const password = 'Tulips-in-May-88';
const refusedWith = (code: string) => {
  const refusal = new UpstreamError('commerce-auth', 'refused', { status: 400, code });
  jest.mocked(resetPassword).mockRejectedValue(refusal);
  jest.mocked(changePassword).mockRejectedValue(refusal);
};
const shopper = () =>
  createShopper(
    { session: customerSession(), receipt: null },
    {
      startAnonymous: () => Promise.reject(new Error('no new token is needed')),
      refresh: () => Promise.reject(new Error('no new token is needed')),
      isEnded: () => Promise.resolve(false),
      isReplaced: () => Promise.resolve(false),
    },
  );

describe('a new password that the platform refuses', () => {
  beforeEach(() => {
    jest.mocked(getMe).mockResolvedValue({ ID: 'ana', Username: 'ana@example.com' } as never);
    jest
      .mocked(passwordToken)
      .mockResolvedValue({ accessToken: 'token', refreshToken: null, expiresIn: 600 });
  });

  it.each([
    ['PasswordReset.CannotReusePassword', 'password-used-before', /used this password before/],
    ['PasswordReset.TooSoonToChange', 'password-changed-lately', /cannot be changed again yet/],
    ['PasswordReset.InsecurePassword', 'password-insecure', /security requirements/],
    ['PasswordReset.LockedOut', 'account-locked', /locked/i],
  ])('with %s says so, by a mailed link and in the account', async (vendorCode, code, words) => {
    refusedWith(vendorCode);
    const link = { username: 'ana@example.com', code: 'a'.repeat(32), password };
    const change = { field: 'password' as const, password, currentPassword: 'Peonies-in-June-7' };
    const answers = [
      await setForgottenPassword(shopper(), link, '203.0.113.9'),
      await changeProfile(shopper(), change, '203.0.113.9'),
    ];
    expect(answers).toEqual([
      { ok: false, error: { code } },
      { ok: false, error: { code, field: 'password' } },
    ]);
    expect(answers.map((answer) => !answer.ok && errorText(answer.error))).toEqual([
      expect.stringMatching(words),
      expect.stringMatching(words),
    ]);
  });

  it('with any other code says by a mailed link that the link is no good', async () => {
    refusedWith('PasswordReset.InvalidVerification');
    const link = { username: 'ana@example.com', code: 'a'.repeat(32), password };
    expect(await setForgottenPassword(shopper(), link, '203.0.113.9')).toEqual({
      ok: false,
      error: { code: 'reset-code-invalid' },
    });
  });
});
