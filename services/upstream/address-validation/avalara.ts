import type { Env } from '@/lib/config/env';
import { callUpstream } from '@/lib/upstream/policy';
import { avataxHeaders } from '../avatax';
import { answerOf, type WrittenAddress } from './vendor-call';

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
  env: Env,
  { line1, line2, city, state, zip }: WrittenAddress,
): Promise<AvalaraResolution> {
  return callUpstream('address-validation', 'avalara', { idempotent: true }, async (signal) =>
    answerOf(
      await fetch(`${env.AVATAX_URL}/api/v2/addresses/resolve`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...avataxHeaders(env) },
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
