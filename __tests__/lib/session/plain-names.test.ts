/** @jest-environment node */
import { setClock } from '@/lib/core/time/clock';
import { cookieName } from '@/lib/session/cookie';
import { readSessionCookie, sessionCookie } from '@/lib/session/session-cookie.server';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';
import { customerSession } from './sessions';

process.env.SITE_ORIGIN = 'https://shop.example';

const ownName = async () =>
  (await sessionCookie({ session: customerSession(), receipt: null })).split(';')[0] ?? '';
const plainName = async () => (await ownName()).replace('__Host-', '');

describe('on https, a cookie under the name of before', () => {
  afterEach(() => setClock(null));

  it('opens its session while one can be left from before the names of today', async () => {
    setClock(new Date('2026-12-07T22:59:00Z'));
    expect(await plainName()).toMatch(new RegExp(`^${cookieName}=`));
    expect((await readSessionCookie(await plainName())).session).not.toBeNull();
  });

  it('opens none afterwards: whoever sets it is not this shop', async () => {
    setClock(new Date('2026-12-08T00:01:00Z'));
    expect((await readSessionCookie(await plainName())).session).toBeNull();
    expect((await readSessionCookie(await ownName())).session).not.toBeNull();
  });

  it('is removed with whatever is set of the session', async () => {
    const shopper = await shopperKeeper.open(null);
    shopper.set(customerSession());
    const cookies = await shopperKeeper.owedCookies(shopper, null);
    expect(cookies).toContainEqual(expect.stringMatching(/^lilac_session=; .*Max-Age=0/));
  });

  it('makes no browser known afterwards', async () => {
    const device = async (at: string, isPlain: boolean) => {
      setClock(new Date(at));
      const shopper = await shopperKeeper.open(null);
      await shopper.knowDevice('ada@example.com');
      const cookies = await shopperKeeper.owedCookies(shopper, null);
      const [own = ''] = cookies.filter((cookie) => cookie.startsWith('__Host-lilac_device='));
      const header = own.split(';')[0] ?? '';
      const reopened = await shopperKeeper.open(isPlain ? header.replace('__Host-', '') : header);
      return (await reopened.device()) !== null;
    };
    expect([
      await device('2026-12-07T22:59:00Z', true),
      await device('2026-12-08T00:01:00Z', true),
      await device('2026-12-08T00:01:00Z', false),
    ]).toEqual([true, false, true]);
  });
});
