import type { Env } from '@/lib/config/env';
import { callUpstream } from '@/lib/upstream/policy';
import { answerOf, type WrittenAddress } from './vendor-call';

/** Google's answer about an address, of the fields that are read. Every one may be missing. */
export interface GoogleValidation {
  result?: {
    verdict?: { validationGranularity?: string; possibleNextAction?: string };
    address?: {
      postalAddress?: {
        postalCode?: string;
        administrativeArea?: string;
        locality?: string;
        addressLines?: string[];
      };
    };
    uspsData?: { dpvConfirmation?: string };
  };
}

/** Asks Google's Address Validation API, `POST /v1:validateAddress`. Throws `UpstreamError`. */
export function askGoogle(
  { ADDRESS_VALIDATION_URL: url, ADDRESS_VALIDATION_KEY: key }: Env,
  { line1, line2, city, state, zip }: WrittenAddress,
): Promise<GoogleValidation> {
  const address = {
    regionCode: 'US',
    addressLines: [line1, line2].filter(Boolean),
    locality: city,
    administrativeArea: state,
    postalCode: zip,
  };
  return callUpstream('address-validation', 'google', { idempotent: true }, async (signal) =>
    answerOf(
      await fetch(`${url}/v1:validateAddress`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': key },
        body: JSON.stringify({ address, enableUspsCass: true }),
        signal,
      }),
    ),
  );
}
