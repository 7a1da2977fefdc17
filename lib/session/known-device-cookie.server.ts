import 'server-only';
import { env } from '@/lib/config/env';
import { deviceCookieName, deviceLifetimeSeconds, readCookie, writeCookie } from './cookie';
import { knownDeviceSchema, type KnownDevice } from './known-device';
import { seal, unseal } from './seal.server';

/** What a request's cookie says of its browser; `null` without one that this shop sealed. Calls nobody. */
export function readKnownDevice(cookieHeader: string | null): Promise<KnownDevice | null> {
  return unseal(
    knownDeviceSchema,
    readCookie(cookieHeader, deviceCookieName),
    deviceLifetimeSeconds,
  );
}

/** The `Set-Cookie` value that makes a browser known: sealed, so that nobody reads or makes one; it opens no session. */
export async function knownDeviceCookie(device: KnownDevice): Promise<string> {
  const secure = env().SITE_ORIGIN.startsWith('https:');
  return writeCookie(await seal(device, deviceLifetimeSeconds), {
    name: deviceCookieName,
    maxAge: deviceLifetimeSeconds,
    secure,
  });
}
