import { localPlatform } from '@/lib/config/local-platform';
import { payPalSdkScript } from './paypal-sdk-script';

/** Parameters of the script's address that the vendor knows, with what this stand-in can do of each. */
const possible: Record<string, RegExp> = {
  'client-id': /./,
  components: /^buttons$/,
  currency: /^USD$/,
  intent: /^authorize$/,
  vault: /^false$/,
  commit: /^(true|false)$/,
  debug: /^(true|false)$/,
  locale: /^[a-z]{2}_[A-Z]{2}$/,
  'buyer-country': /^US$/,
  'integration-date': /^\d{4}-\d{2}-\d{2}$/,
  'merchant-id': /./,
  'enable-funding': /^[a-z,]+$/,
  'disable-funding': /^[a-z,]+$/,
};

/**
 * `GET /sdk/js` of PayPal: the script for these parameters, or the sentence that says which is wrong. The vendor's own defaults hold:
 * without `intent` it would capture, which the shop never asks for, so `intent=authorize` must be there.
 */
export function payPalSdk(
  query: URLSearchParams,
): { ok: true; script: string } | { ok: false; fault: string } {
  for (const [name, value] of query) {
    const rule = Object.hasOwn(possible, name) ? possible[name] : undefined;
    if (!rule) return { ok: false, fault: `Unrecognized query param: ${name}` };
    if (!rule.test(value)) return { ok: false, fault: `Invalid query value for ${name}` };
  }
  if (query.get('client-id') !== localPlatform.payments.payPalClientID)
    return { ok: false, fault: 'client-id not recognized' };
  if (query.get('intent') !== 'authorize')
    return { ok: false, fault: 'Invalid query value for intent' };
  return { ok: true, script: payPalSdkScript };
}
