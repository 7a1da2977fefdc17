import { brand } from '@/lib/config/brand';
import type { Env } from '@/lib/config/env';
import { callUpstream } from '@/lib/upstream/policy';
import { answerOf } from './answer';
import type { WrittenAddress } from './written';

/** AvaTax's answer about an address, of the fields that are read. Every one may be missing. */
export interface AvalaraResolution {
  validatedAddresses?: {
    line1?: string;
    line2?: string;
    line3?: string;
    city?: string;
    region?: string;
    postalCode?: string;
  }[];
  resolutionQuality?: string;
  messages?: { severity?: string }[];
}

/** Asks AvaTax, `POST /api/v2/addresses/resolve`. Throws `UpstreamError`. */
export function askAvalara(
  { AVATAX_URL: url, AVATAX_ACCOUNT_ID: account, AVATAX_LICENSE_KEY: licence }: Env,
  { line1, line2, city, state, zip }: WrittenAddress,
): Promise<AvalaraResolution> {
  return callUpstream('address-validation', 'avalara', { idempotent: true }, async (signal) =>
    answerOf(
      await fetch(`${url}/api/v2/addresses/resolve`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Basic ${Buffer.from(`${account}:${licence}`).toString('base64')}`,
          'X-Avalara-Client': `${brand.key}; 1; REST; v2; services`,
        },
        body: JSON.stringify({
          line1,
          line2,
          city,
          region: state,
          postalCode: zip,
          country: 'US',
          textCase: 'Mixed',
        }),
        signal,
      }),
    ),
  );
}
