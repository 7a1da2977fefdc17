import 'server-only';
import type { SessionKeeper } from '@/lib/http/route';
import { readSessionCookie, sessionCookie } from './session-cookie.server';
import { sessionSource } from './session-source.server';
import { createShopper, type Shopper } from './shopper';

/** Gives handlers the shopper of their request and writes the cookie afterwards. Opening calls nobody. */
export const shopperKeeper: SessionKeeper<Shopper> = {
  open: async (cookieHeader) => createShopper(await readSessionCookie(cookieHeader), sessionSource),
  owedCookie: async (shopper) =>
    shopper.changed() ? sessionCookie({ session: shopper.current(), receipt: shopper.receipt() }) : null,
};
