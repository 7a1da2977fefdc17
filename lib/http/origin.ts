const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

interface OriginHeaders {
  fetchSite: string | null;
  origin: string | null;
  host: string | null;
}

/**
 * Whether a write comes from the shop's own pages: `Sec-Fetch-Site: same-origin`, or without that header an `Origin` equal to the
 * configured one. On a loopback address the request's own host counts as well, so that any port of this machine works.
 */
export function isOwnOrigin(
  { fetchSite, origin, host }: OriginHeaders,
  siteOrigin: string,
): boolean {
  if (fetchSite !== null && fetchSite !== 'same-origin') return false;
  if (origin === null) return fetchSite === 'same-origin';
  if (origin === siteOrigin) return true;
  return host !== null && loopback.test(host) && origin === `http://${host}`;
}
