/** @jest-environment node */
import { setForgottenPassword } from '@/lib/account/log-in/forgotten-password.server';
import { passwordToken, revokeTokens } from '@/lib/upstream/commerce/auth';
import { resetPassword } from '@/lib/upstream/commerce/passwords';
import { UpstreamError } from '@/lib/upstream/upstream-error';

jest.mock('@/lib/upstream/commerce/passwords', () => ({ resetPassword: jest.fn() }));
jest.mock('@/lib/upstream/commerce/auth', () => ({
  passwordToken: jest.fn(),
  revokeTokens: jest.fn(),
}));
jest.mock('@/lib/upstream/app-api/accounts', () => ({
  sendAccountNotice: jest.fn(),
  reportOutcome: jest.fn(),
}));

const link = { username: 'ana@example.com', code: 'a'.repeat(32), password: 'Tulips-in-May-88' };
const shopper = { knowDevice: () => Promise.resolve() } as never;
const reset = () => setForgottenPassword(shopper, link, '203.0.113.9');

describe('a password that was reset by mail', () => {
  beforeEach(() => {
    jest.resetAllMocks();
    jest
      .mocked(passwordToken)
      .mockResolvedValue({ accessToken: 'token', refreshToken: null, expiresIn: 600 });
  });

  it('ends every session, those too that the platform would keep (ruling 38)', async () => {
    expect(await reset()).toEqual({ ok: true, value: { done: true } });
    expect(jest.mocked(passwordToken).mock.calls).toEqual([[link.username, link.password]]);
    expect(jest.mocked(revokeTokens).mock.calls).toEqual([['token']]);
  });

  it('stands where they could not be ended', async () => {
    jest.mocked(revokeTokens).mockRejectedValue(new UpstreamError('commerce-auth', 'unavailable'));
    expect(await reset()).toEqual({ ok: true, value: { done: true } });
  });

  it('ends none where it was refused', async () => {
    const refusal = new UpstreamError('commerce-auth', 'refused', { status: 404 });
    jest.mocked(resetPassword).mockRejectedValue(refusal);
    expect((await reset()).ok).toBe(false);
    expect(revokeTokens).not.toHaveBeenCalled();
  });
});
