import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from '@/lib/config/env';
import { now } from '@/lib/core/time/clock';

const path = '/.well-known/security.txt';
const goodForDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** Where to report a vulnerability (RFC 9116). It is made for each reader, so that it has never expired. */
function securityText(
  { SITE_ORIGIN, MAIL_FROM }: Pick<Env, 'SITE_ORIGIN' | 'MAIL_FROM'>,
  at: Date,
): string {
  const expires = new Date(Math.floor(at.getTime() / dayMs + goodForDays) * dayMs)
    .toISOString()
    .replace('.000', '');
  return [
    `Contact: mailto:${MAIL_FROM}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${SITE_ORIGIN}${path}`,
    '',
  ].join('\n');
}

/** Answers a request for it; `false` for any other. */
export function answerSecurityText(
  request: IncomingMessage,
  response: ServerResponse,
  env: Pick<Env, 'SITE_ORIGIN' | 'MAIL_FROM'>,
): boolean {
  if ((request.url ?? '').split('?')[0] !== path || !['GET', 'HEAD'].includes(request.method ?? ''))
    return false;
  response.writeHead(200, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  });
  response.end(request.method === 'HEAD' ? undefined : securityText(env, now()));
  return true;
}
