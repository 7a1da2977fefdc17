/** @jest-environment node */
import { setPassword } from '@/lib/account/log-in/set-password.server';
import { passwordToken, type CommerceToken } from '@/lib/upstream/commerce/auth';
import { UpstreamError } from '@/lib/upstream/upstream-error';

jest.mock('@/lib/upstream/commerce/auth', () => ({ passwordToken: jest.fn() }));

const token: CommerceToken = { accessToken: 'token', refreshToken: null, expiresIn: 600 };
const lost = new UpstreamError('commerce-auth', 'timeout');
const refused = new UpstreamError('commerce-auth', 'refused', { status: 401 });

describe('setting a password', () => {
  beforeEach(() => jest.mocked(passwordToken).mockReset());
  const set = (how: () => Promise<void>) => setPassword('ana', 'Tulips-in-May-88', how);

  it('asks nobody where it was answered', async () => {
    await set(() => Promise.resolve());
    await expect(set(() => Promise.reject(refused))).rejects.toBe(refused);
    expect(passwordToken).not.toHaveBeenCalled();
  });

  it('is done where the answer is lost and the password opens the account', async () => {
    jest.mocked(passwordToken).mockResolvedValue(token);
    await expect(set(() => Promise.reject(lost))).resolves.toBeUndefined();
    expect(passwordToken).toHaveBeenCalledWith('ana', 'Tulips-in-May-88');
  });

  it.each([
    ['does not open it', refused],
    ['cannot be tried', new UpstreamError('commerce-auth', 'unavailable')],
  ])('fails where the answer is lost and the password %s', async (_, answer) => {
    jest.mocked(passwordToken).mockRejectedValue(answer);
    await expect(set(() => Promise.reject(lost))).rejects.toBe(lost);
  });
});
