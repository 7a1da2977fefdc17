import type { ServerResponse } from 'node:http';

/** A page that could not be made and never was is a matter of moments: crawlers keep their copy, and nothing keeps this answer. */
export function sayUnavailable(response: ServerResponse): void {
  response.statusCode = 503;
  response.setHeader('Retry-After', '10');
  response.setHeader('Cache-Control', 'private, no-store');
}
