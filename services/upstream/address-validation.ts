import type { Env } from '@/lib/config/env';
import { googleFailure } from '@/lib/upstream/google-failure';
import { callUpstream } from '@/lib/upstream/policy';
import { answerJson } from '@/lib/upstream/read-answer';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import { avataxHeaders } from './avatax';

/** An address as a vendor is asked about it: one in the US, parts trimmed. */
export interface WrittenAddress {
  line1: string;
  line2: string;
  city: string;
  /** Two letters. */
  state: string;
  /** Five digits. */
  zip: string;
}

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
  return callUpstream('address-validation', 'google', { idempotent: true }, async (signal) => {
    const response = await fetch(`${url}/v1:validateAddress`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': key },
      body: JSON.stringify({ address, enableUspsCass: true }),
      signal,
    });
    if (!response.ok) throw await googleFailure('address-validation', response);
    return answerOf(response);
  });
}

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
        redirect: 'error',
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

/** What a vendor answered, as JSON. Throws `UpstreamError` for a refusal and for what is no object. */
async function answerOf<T extends object>(response: Response): Promise<T> {
  if (!response.ok) {
    const isRefused = response.status < 500 && response.status !== 429;
    throw new UpstreamError('address-validation', isRefused ? 'refused' : 'unavailable', {
      status: response.status,
    });
  }
  const answer: unknown = await answerJson(response);
  if (typeof answer !== 'object' || answer === null)
    throw new UpstreamError('address-validation', 'unavailable', { status: response.status });
  return answer as T;
}
