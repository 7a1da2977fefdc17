/** @jest-environment node */
import { endVisit } from '@/lib/cart/visitor.server';
import type { Session } from '@/lib/session/session';
import { createShopper } from '@/lib/session/shopper';
import { revokeTokens } from '@/lib/upstream/commerce/auth';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import { anonymousSession, customerSession } from './sessions';

jest.mock('@/lib/upstream/commerce/auth', () => ({ ...jest.requireActual<object>('@/lib/upstream/commerce/auth'), revokeTokens: jest.fn() }));
const revoke = revokeTokens as jest.MockedFunction<typeof revokeTokens>;
const source = { startAnonymous: () => Promise.reject(new Error('not asked')), refresh: () => Promise.reject(new Error('not asked')) };
const nobody = { ok: true, value: { kind: 'none', firstName: null, lastName: null, cartCount: 0 } };
const receipt = { orderID: 'order-1', userID: '299999', until: Date.now() + 60_000 };

describe('signing out', () => {
  beforeEach(() => { revoke.mockReset().mockResolvedValue(undefined); });

  it.each<[string, Session | null, number]>([['a customer', customerSession(), 1], ['an anonymous visitor', anonymousSession(), 0], ['a visitor without a session', null, 0]])(
    '%s: session and receipt end', async (_, session, times) => {
      const shopper = createShopper({ session, receipt: receipt as never }, source);
      expect(await endVisit(shopper)).toEqual(nobody);
      expect([shopper.current(), shopper.receipt(), shopper.changed()]).toEqual([null, null, true]);
      expect(revoke.mock.calls).toEqual(times ? [[session?.accessToken]] : []);
    },
  );

  it.each(['unavailable', 'refused'] as const)('ends here although the platform is %s', async (kind) => {
    revoke.mockRejectedValue(new UpstreamError('commerce-auth', kind, { status: kind === 'refused' ? 401 : 503 }));
    const shopper = createShopper({ session: customerSession(), receipt: null }, source);
    expect(await endVisit(shopper)).toEqual(nobody);
    expect([shopper.current(), shopper.changed()]).toEqual([null, true]);
  });
});
