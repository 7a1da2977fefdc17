import type { Env } from '@/lib/config/env';

const goodForDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** Where to report a vulnerability (RFC 9116), as it reads at `at`: it names a day half a year from then, so that what is made for each reader has never expired. */
export function securityText(
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
    `Canonical: ${SITE_ORIGIN}/.well-known/security.txt`,
    '',
  ].join('\n');
}
