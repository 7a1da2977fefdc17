import { sdkLimits, type SdkLimits } from '@/lib/upstream/commerce/sdk-answer';

/** How long the commerce platform may take to answer one call, in milliseconds. */
export const attemptMs = 6000;

/** The limits of a call that begins now. The SDK has none of its own for a token, and one for a silent connection alone for the rest. */
export function callLimits(): SdkLimits {
  return sdkLimits(AbortSignal.timeout(attemptMs));
}
