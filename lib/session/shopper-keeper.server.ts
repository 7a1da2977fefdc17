import 'server-only';
import type { SessionKeeper } from '@/lib/http/route';
import { knownDeviceCookie, readKnownDevice } from './known-device-cookie.server';
import { formerSessionCookies, readSessionCookie, sessionCookie } from './session-cookie.server';
import { sessionSource } from './session-source.server';
import { createShopper, type Shopper } from './shopper';

/** Gives handlers the shopper of their request and writes the cookies afterwards. Opening calls nobody. */
export const shopperKeeper: SessionKeeper<Shopper> = {
  open: async (cookieHeader) =>
    createShopper(
      {
        ...(await readSessionCookie(cookieHeader)),
        readDevice: () => readKnownDevice(cookieHeader),
      },
      sessionSource,
    ),
  owedCookies: (shopper) => {
    const device = shopper.changedDevice();
    return Promise.all([
      ...(shopper.changed()
        ? [
            sessionCookie({ session: shopper.current(), receipt: shopper.receipt() }),
            ...formerSessionCookies(),
          ]
        : []),
      ...(device ? [knownDeviceCookie(device)] : []),
    ]);
  },
};
