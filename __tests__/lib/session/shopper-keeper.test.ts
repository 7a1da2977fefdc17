/** @jest-environment node */
import { sessionCookie } from '@/lib/session/session-cookie.server';
import type { Session } from '@/lib/session/session';
import type { Shopper } from '@/lib/session/shopper';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';
import { anonymousSession, customerSession } from './sessions';

const visit = 'lilac_visit=1';
const receipt = { userID: '299999', orderID: 'placed', link: '0123456789abcdef0123456789abcdef' };

/** The cookies of a browser, and what an answer to it sets of them after `change`: by name, and whether it is there afterwards. */
async function answered(
  session: Session | null,
  hasVisit: boolean,
  change: (shopper: Shopper) => void,
): Promise<Record<string, boolean>> {
  const sealed = session ? await sessionCookie({ session, receipt: null }) : '';
  const header = [sealed.split(';')[0], hasVisit ? visit : ''].filter(Boolean).join('; ');
  const shopper = await shopperKeeper.open(header);
  change(shopper);
  const cookies = await shopperKeeper.owedCookies(shopper, header);
  return Object.fromEntries(
    cookies.map((cookie) => {
      const [name = '', value] = (cookie.split(';')[0] ?? '').split('=');
      return [name, value !== ''];
    }),
  );
}

const both = { lilac_session: true, lilac_visit: true };
const neither = { lilac_session: false, lilac_visit: false };
const guest = anonymousSession();
const customer = customerSession();
const nothing = () => undefined;

describe('what a page’s scripts are told of the session', () => {
  it.each<[string, Session | null, boolean, (shopper: Shopper) => void, Record<string, boolean>]>([
    ['a visitor without one looks', null, false, nothing, {}],
    ['one with a cart looks', guest, true, nothing, {}],
    ['one of an older release looks', guest, false, nothing, { lilac_visit: true }],
    ['a customer of an older release looks', customer, false, nothing, { lilac_visit: true }],
    ['the session’s cookie has gone', null, true, nothing, { lilac_visit: false }],
    ['a visit begins', null, false, (shopper) => shopper.set(guest), both],
    ['a customer logs in', guest, true, (shopper) => shopper.set(customer), both],
    [
      'a customer logs in as the first they do',
      null,
      false,
      (shopper) => shopper.set(customer),
      both,
    ],
    ['somebody logs out', customer, true, (shopper) => shopper.end(), neither],
    [
      'somebody logs out whom nothing was told',
      customer,
      false,
      (shopper) => shopper.end(),
      neither,
    ],
    ['the session was ended elsewhere', customer, true, (shopper) => shopper.set(null), neither],
    [
      'a guest’s order is placed, and its receipt kept',
      guest,
      true,
      (shopper) => {
        shopper.set(null);
        shopper.keepReceipt(receipt);
      },
      { lilac_session: true, lilac_visit: false },
    ],
  ])('%s', async (_, session, hasVisit, change, set) => {
    expect(await answered(session, hasVisit, change)).toEqual(set);
  });
});
