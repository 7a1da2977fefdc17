import type { Context } from 'hono';
import { ContentFault } from '../fault';

const ID = /^[A-Za-z0-9._-]{1,64}$/;

/** Throws 400 for an ID that no resource may have. */
export function requireID(id: string): void {
  if (!ID.test(id))
    throw new ContentFault(
      400,
      'BadRequest',
      'The ID may hold letters, digits, dots, dashes and underscores, at most 64.',
    );
}

/** The version that a writer read, `null` where the request names none. Throws 400 for one that is no number. */
export function versionOf(c: Context): number | null {
  const header = c.req.header('x-contentful-version');
  if (header === undefined || header === '') return null;
  if (!/^\d{1,9}$/.test(header))
    throw new ContentFault(400, 'BadRequest', 'The header X-Contentful-Version is not a number.');
  return Number(header);
}

/** The same where it has to be named. Throws 400 without. */
export function requireVersion(c: Context): number {
  const version = versionOf(c);
  if (version === null)
    throw new ContentFault(400, 'BadRequest', 'The header X-Contentful-Version is missing.');
  return version;
}
