import 'server-only';
import type { SessionKeeper } from '@/lib/http/route';
import {
  isSecure,
  mendedCookies,
  readOwnCookie,
  readSessionCookie,
  sessionCookies,
} from './session-cookie.server';
import { sessionSource } from './session-source.server';
import { createShopper, type Shopper } from './shopper';
import { deviceCookieName, deviceLifetimeSeconds, writeCookie } from './cookie';
import { knownDeviceSchema, type KnownDevice } from './known-device';
import { seal, unseal } from './seal.server';

/** What a request's cookie says of its browser; `null` without one that this shop sealed. Calls nobody. */
function readKnownDevice(cookieHeader: string | null): Promise<KnownDevice | null> {
  return unseal(
    knownDeviceSchema,
    readOwnCookie(cookieHeader, deviceCookieName),
    deviceLifetimeSeconds,
  );
}

/** The `Set-Cookie` value that makes a browser known: sealed, so that nobody reads or makes one; it opens no session. */
async function knownDeviceCookie(device: KnownDevice): Promise<string> {
  return writeCookie(await seal(device, deviceLifetimeSeconds), {
    name: deviceCookieName,
    maxAge: deviceLifetimeSeconds,
    secure: isSecure(),
  });
}

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
  owedCookies: async (shopper, cookieHeader) => {
    const session = shopper.current();
    const device = shopper.changedDevice();
    return [
      ...(shopper.changed()
        ? await sessionCookies({ session, receipt: shopper.receipt() })
        : mendedCookies(session, cookieHeader)),
      ...(device ? [await knownDeviceCookie(device)] : []),
    ];
  },
};
