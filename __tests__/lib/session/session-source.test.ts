/** @jest-environment node */
import { Auth } from 'ordercloud-javascript-sdk';
import { shopperKey } from '@/lib/session/session';
import { sessionSource } from '@/lib/session/session-source.server';
import { anonymousSession, customerSession, tokenWithRoles, unsignedToken } from './sessions';

type Answer = Awaited<ReturnType<typeof Auth.RefreshToken>>;

const token = (change: object = {}) =>
  ({ access_token: unsignedToken(), expires_in: 600, ...change }) as Answer;
const refreshed = jest.spyOn(Auth, 'RefreshToken');
const started = jest.spyOn(Auth, 'Anonymous');

describe('a customer’s session that is renewed', () => {
  it('keeps what it is refreshed with where the platform gives nothing newer', async () => {
    const [first, second] = [customerSession(), customerSession()];
    refreshed.mockResolvedValueOnce(token());
    expect(await sessionSource.refresh(first)).toMatchObject({ refreshToken: first.refreshToken });
    refreshed.mockResolvedValueOnce(token({ refresh_token: 'newer' }));
    expect(await sessionSource.refresh(second)).toMatchObject({ refreshToken: 'newer' });
  });

  it('ends where the platform refuses, and stays where it does not answer', async () => {
    refreshed.mockRejectedValueOnce({ status: 400 });
    expect(await sessionSource.refresh(customerSession())).toBeNull();
    refreshed.mockRejectedValueOnce({ status: 503 }).mockRejectedValueOnce({ status: 503 });
    await expect(sessionSource.refresh(customerSession())).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });

  it('ends where no cookie holds the new token', async () => {
    refreshed.mockResolvedValueOnce(token({ access_token: tokenWithRoles(200) }));
    expect(await sessionSource.refresh(customerSession())).toBeNull();
  });
});

describe('a visitor’s session that begins', () => {
  it('is one for all that ask in the place of the same one', async () => {
    started.mockImplementation(() => Promise.resolve(token()));
    const previous = anonymousSession();
    const [one, other] = await Promise.all([
      sessionSource.startAnonymous(previous),
      sessionSource.startAnonymous(previous),
    ]);
    expect(other).toEqual(one);
    expect((await sessionSource.startAnonymous(anonymousSession())).sid).not.toBe(one.sid);
  });
});

describe('whoever is counted by their session', () => {
  it('is counted apart, with an order or without', () => {
    const keys = [
      anonymousSession(),
      anonymousSession({ orderID: null }),
      anonymousSession({ orderID: null }),
      customerSession(),
    ].map(shopperKey);
    expect(new Set(keys).size).toBe(4);
    expect(shopperKey(customerSession())).toBe(shopperKey(customerSession()));
  });
});
