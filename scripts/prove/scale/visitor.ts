import { localPlatform } from '@/lib/config/local-platform';
import { shopperScopes } from '@/lib/config/limits';
import type { BackEnd } from '../../back-end';
import { wholeShop } from '../../back-end/systems';

/** A new anonymous visitor, and the order their token names. */
export async function newVisitor(
  backEnd: BackEnd,
): Promise<{ accessToken: string; orderID: string }> {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: localPlatform.commerce.clientID,
    scope: shopperScopes.join(' '),
  });
  const { access_token: accessToken } = await ask<{ access_token: string }>(
    backEnd,
    'commerce',
    '/oauth/token',
    { method: 'POST', body: form },
  );
  const claims = JSON.parse(
    Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString(),
  ) as { orderid: string };
  return { accessToken, orderID: claims.orderid };
}

/** One request put straight to a part of the back end, its answer read to the end: the time in the server alone. Throws for a refusal. */
export async function ask<T>(
  backEnd: BackEnd,
  part: 'commerce' | 'search' | 'appApi',
  path: string,
  init: RequestInit,
): Promise<T> {
  const response = await wholeShop(backEnd.systems)[part].app.fetch(
    new Request(`${backEnd.url}${path}`, init),
  );
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
  return JSON.parse(text) as T;
}

/** Queries put to the search engine in one call, as the shop's search key may. Throws for a refusal. */
export async function askSearch<T>(backEnd: BackEnd, requests: readonly object[]): Promise<T[]> {
  const { appId, searchKey } = localPlatform.search;
  const { results } = await ask<{ results: T[] }>(backEnd, 'search', '/1/indexes/*/queries', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': appId,
      'x-algolia-api-key': searchKey,
    },
    body: JSON.stringify({ requests }),
  });
  return results;
}
