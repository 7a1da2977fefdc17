/** @jest-environment node */
import { endVisit } from '@/lib/cart/visitor.server';
import { isEnded } from '@/lib/session/ended-visits.server';
import type { Session } from '@/lib/session/session';
import { createShopper } from '@/lib/session/shopper';
import { endVisit as record, isEndedVisit } from '@/lib/upstream/app-api/accounts';
import { revokeTokens } from '@/lib/upstream/commerce/auth';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import { anonymousSession, customerSession } from './sessions';

jest.mock('@/lib/upstream/commerce/auth', () => ({
  ...jest.requireActual<object>('@/lib/upstream/commerce/auth'),
  revokeTokens: jest.fn(),
}));
jest.mock('@/lib/upstream/app-api/accounts', () => ({
  endVisit: jest.fn(),
  isEndedVisit: jest.fn(),
}));
const recorded = jest.mocked(record);
const asked = jest.mocked(isEndedVisit);
const never = () => Promise.reject(new Error('not asked'));
const source = { startAnonymous: never, refresh: never, isEnded: never, isReplaced: never };
const nobody = { ok: true, value: { kind: 'none', firstName: null, lastName: null, cartCount: 0 } };
const receipt = { orderID: 'order-1', userID: '299999', link: '0123456789abcdef0123456789abcdef' };
const down = () => new UpstreamError('visits', 'unavailable', { status: 503 });

describe('signing out', () => {
  beforeEach(() => {
    recorded.mockReset().mockResolvedValue(undefined);
    asked.mockReset().mockResolvedValue(false);
  });

  it.each<[string, Session | null, number]>([
    ['a customer', customerSession(), 1],
    ['an anonymous visitor', anonymousSession(), 0],
    ['a visitor without a session', null, 0],
  ])('%s: session and receipt end, on this device alone', async (_, session, times) => {
    const shopper = createShopper({ session, receipt }, source);
    expect(await endVisit(shopper)).toEqual(nobody);
    expect([shopper.current(), shopper.receipt(), shopper.changed()]).toEqual([null, null, true]);
    expect(recorded.mock.calls).toEqual(times ? [[session?.sid]] : []);
    expect(revokeTokens).not.toHaveBeenCalled();
  });

  it('ends here although the services do not answer, and no copy of the cookie opens here again', async () => {
    recorded.mockRejectedValue(down());
    asked.mockRejectedValue(down());
    const [mine, other] = [customerSession(), customerSession()];
    const shopper = createShopper({ session: mine, receipt: null }, source);
    expect(await endVisit(shopper)).toEqual(nobody);
    expect([shopper.current(), shopper.changed()]).toEqual([null, true]);
    expect([await isEnded(mine), await isEnded(other)]).toEqual([true, false]);
    await endVisit(createShopper({ session: other, receipt: null }, source));
    expect([await isEnded(mine), await isEnded(other)]).toEqual([true, true]);
  });

  it('is remembered once another storefront has said so', async () => {
    const session = customerSession();
    asked.mockResolvedValueOnce(true);
    expect([await isEnded(session), await isEnded(session)]).toEqual([true, true]);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
