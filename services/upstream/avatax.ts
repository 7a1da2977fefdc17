import { brand } from '@/lib/config/brand';
import type { Env } from '@/lib/config/env';
import { callUpstream } from '@/lib/upstream/policy';
import { answerText } from '@/lib/upstream/read-answer';
import { UpstreamError } from '@/lib/upstream/upstream-error';

/** What of an environment opens AvaTax. */
export type AvataxEnv = Pick<Env, 'AVATAX_URL' | 'AVATAX_ACCOUNT_ID' | 'AVATAX_LICENSE_KEY'>;

/** Who asks AvaTax: the account by its license key, and the shop as the vendor wants to know its callers. */
export function avataxHeaders({
  AVATAX_ACCOUNT_ID: account,
  AVATAX_LICENSE_KEY: licence,
}: Omit<AvataxEnv, 'AVATAX_URL'>): Record<string, string> {
  return {
    Authorization: `Basic ${Buffer.from(`${account}:${licence}`).toString('base64')}`,
    'X-Avalara-Client': `${brand.key}; 1; REST; v2; services`,
  };
}

/** One call of AvaTax's REST v2; a `body` is posted. */
interface AvataxCall {
  operation: string;
  /** After `/api/v2`. */
  path: string;
  body?: object;
}

/**
 * Asks AvaTax; returns the text it answered. Every call may be repeated: transactions have codes of their own. Throws `UpstreamError`, with the vendor's own code
 * where it gives a reason (`DocStatusError`, `EntityNotFoundError`).
 */
export function callAvatax(env: AvataxEnv, { operation, path, body }: AvataxCall): Promise<string> {
  return callUpstream('tax', operation, { idempotent: true }, async (signal) => {
    const response = await fetch(`${env.AVATAX_URL}/api/v2${path}`, {
      method: body ? 'POST' : 'GET',
      redirect: 'error',
      headers: {
        ...avataxHeaders(env),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      body: body && JSON.stringify(body),
      signal,
    });
    const text = await answerText(response);
    // It may say 200 and that it refuses.
    const code = refusalCode(text);
    if (response.ok && code === null) return text;
    const { status } = response;
    const isRefused = status < 500 && status !== 408 && status !== 429;
    throw new UpstreamError('tax', isRefused ? 'refused' : 'unavailable', {
      status,
      code: code ?? undefined,
    });
  });
}

interface AvataxRefusal {
  error?: { code?: string; details?: { faultSubCode?: string; refersTo?: string }[] };
}

/** Why AvaTax refuses, by the most exact code it gives; `null` for an answer that is no refusal. Pure. */
export function refusalCode(text: string): string | null {
  const { error } = refusalIn(text);
  if (!error) return null;
  const details = Array.isArray(error.details) ? error.details : [];
  const exact = details.flatMap(({ faultSubCode }) => faultSubCode ?? [])[0];
  const isOfStatus = details.some(({ refersTo }) => refersTo === 'DocStatus');
  return exact ?? (isOfStatus ? 'DocStatusError' : (error.code ?? 'unknown'));
}

function refusalIn(text: string): AvataxRefusal {
  if (!text.trimStart().startsWith('{')) return {};
  try {
    return JSON.parse(text) as AvataxRefusal;
  } catch {
    return {};
  }
}
