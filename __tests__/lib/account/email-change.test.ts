/** @jest-environment node */
import { changeProfile } from '@/lib/account/profile.server';
import { createShopper } from '@/lib/session/shopper';
import { sendAccountNotice } from '@/lib/upstream/app-api/accounts';
import { passwordToken } from '@/lib/upstream/commerce/auth';
import { getMe, patchMe } from '@/lib/upstream/commerce/me';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import { customerSession } from '../session/sessions';

jest.mock('@/lib/upstream/commerce/me', () => ({ getMe: jest.fn(), patchMe: jest.fn() }));
jest.mock('@/lib/upstream/commerce/auth', () => ({
  passwordToken: jest.fn(),
  revokeTokens: jest.fn(),
}));
jest.mock('@/lib/upstream/app-api/accounts', () => ({ sendAccountNotice: jest.fn() }));

const before = { ID: 'ana', Email: 'ana@example.com', Username: 'ana@example.com' };
const after = { ID: 'ana', Email: 'new@example.com', Username: 'new@example.com' };
const lost = new UpstreamError('orders', 'timeout');
const nobody = () => Promise.reject(new Error('no new token is needed'));

function change() {
  const shopper = createShopper(
    { session: customerSession(), receipt: null },
    {
      startAnonymous: nobody,
      refresh: nobody,
      isEnded: () => Promise.resolve(false),
      isReplaced: () => Promise.resolve(false),
    },
  );
  const currentPassword = 'Peonies-in-June-7';
  return changeProfile(
    shopper,
    { field: 'email', email: after.Email, currentPassword },
    '203.0.113.9',
  );
}

describe('a change of e-mail whose answer is lost', () => {
  beforeEach(() => {
    jest.mocked(sendAccountNotice).mockReset();
    jest
      .mocked(passwordToken)
      .mockResolvedValue({ accessToken: 'token', refreshToken: null, expiresIn: 600 });
    jest.mocked(patchMe).mockRejectedValue(lost);
    jest
      .mocked(getMe)
      .mockReset()
      .mockResolvedValueOnce(before as never);
  });

  it('is done where the account has the new one, and the mailbox before is told', async () => {
    jest.mocked(getMe).mockResolvedValue(after as never);
    expect(await change()).toMatchObject({ ok: true, value: { email: after.Email } });
    expect(sendAccountNotice).toHaveBeenCalledWith(
      expect.objectContaining({ OldEmail: before.Email, NewEmail: after.Email }),
    );
  });

  it.each([
    ['has the one before', () => Promise.resolve(before)],
    ['cannot be read', () => Promise.reject(new UpstreamError('orders', 'unavailable'))],
  ])('fails where the account %s', async (_, read) => {
    jest.mocked(getMe).mockImplementation(read as never);
    await expect(change()).rejects.toBe(lost);
    expect(sendAccountNotice).not.toHaveBeenCalled();
  });
});
