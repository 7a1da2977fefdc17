import { createHmac } from 'node:crypto';
import type { Database } from '@/services/database/database';
import { isJson, type Json } from '../engine/json';
import { findResource } from '../engine/store';
import type { Claims, TokenDesk } from '../tokens/token-desk';

const TOKEN_SECONDS = 600;
const TIMEOUT_MS = 10_000;

/** Signature of a payload as the vendor makes it: base64 of the HMAC-SHA256 of the raw body. */
export function signatureOf(body: string, hashKey: string): string {
  return createHmac('sha256', hashKey).update(body).digest('base64');
}

/**
 * Delivers one webhook: the vendor's payload, signed in `X-oc-hash`. Its `UserToken` is made now, with the caller's roles and those the
 * subscription asks for on top. A subscription that is gone gets nothing. Throws when the receiver does not answer 2xx.
 */
export async function sendWebhook(
  db: Database,
  tokens: TokenDesk,
  { webhookID, told, caller }: Json,
): Promise<void> {
  const webhook = await findResource(db, { kind: 'Webhook', parent: '', id: String(webhookID) });
  if (!webhook || !isJson(told) || !isJson(caller)) return;
  const bearer = caller as Claims;
  const role = [...new Set([...bearer.role, ...(webhook.ElevatedRoles as string[])])];
  const UserToken = await tokens.issue({ ...bearer, role }, TOKEN_SECONDS);
  const body = JSON.stringify({ ...told, UserToken, ConfigData: webhook.ConfigData ?? null });
  const custom = webhook.CustomAuthHeaderName
    ? { [String(webhook.CustomAuthHeaderName)]: String(webhook.CustomAuthHeaderValue ?? '') }
    : {};
  const response = await fetch(String(webhook.Url), {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      ...custom,
      'content-type': 'application/json',
      'X-oc-hash': signatureOf(body, String(webhook.HashKey)),
    },
  });
  await response.body?.cancel();
  if (!response.ok)
    throw new Error(`The receiver of webhook ${String(webhookID)} answered ${response.status}.`);
}
