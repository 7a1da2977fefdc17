import type { Env } from '@/lib/config/env';
import { localPlatform } from '@/lib/config/local-platform';
import { examineAddresses, examineMaps } from '../doctor/others';
import type { Account } from '../step';
import { accountByHand } from './account-by-hand';

type MapsEnv = Parameters<typeof examineMaps>[0] &
  Parameters<typeof examineAddresses>[0] &
  Pick<Env, 'SITE_ORIGIN'>;

/** Google's keys for maps and addresses: which interfaces each opens, and to whom. */
export function mapsAccount(env: MapsEnv): Account {
  const places = env.PLACES_API === 'new' ? 'Places API (New)' : 'Places API';
  const validates = env.ADDRESS_VALIDATION === 'google';
  const interfaces = [
    'Geocoding API',
    places,
    'Maps JavaScript API',
    ...(validates ? ['Address Validation API'] : []),
  ];
  const console = 'Google Cloud console, APIs & Services';
  return accountByHand({
    name: 'Google, maps and addresses',
    unset: env.MAPS_KEY === localPlatform.maps.key ? 'MAPS_KEY and MAPS_URL' : null,
    examine: async () => [
      ...(await examineMaps(env)),
      ...(validates ? await examineAddresses(env) : []),
    ],
    byHand: [
      `${console}, Library: enable ${interfaces.join(', ')}. Billing, Link a billing account: without one all of them refuse.`,
      `${console}, Credentials, the server’s key (MAPS_KEY): application restriction "IP addresses", those the storefronts and services go out by; API restriction ${interfaces.slice(0, 2).join(' and ')}.`,
      `${console}, Credentials, the browser’s key (GOOGLE_MAPS_KEY): application restriction "Websites", ${env.SITE_ORIGIN}/*; API restriction Maps JavaScript API. Without a key the store locator draws its own map.`,
      ...(validates
        ? [
            `${console}, Credentials, the services’ key (ADDRESS_VALIDATION_KEY): application restriction "IP addresses"; API restriction Address Validation API.`,
          ]
        : []),
    ],
  });
}
