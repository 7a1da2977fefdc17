/** Hosts outside this site a redirect may lead to. */
export const allowedHosts: readonly string[] = ['lilacandloam.example', 'www.lilacandloam.example'];

const unwanted = /[\s\\@\u0000-\u001f]|%(?:2f|5c|0[0-9a-f]|1[0-9a-f])|\/\//i;

/**
 * A destination that may be sent to a browser: a path of this site, or `https` to a host on the list (ruling 6). Anything that a
 * browser could read as another place is `null`.
 */
export function safeDestination(
  destination: string,
  hosts: readonly string[] = allowedHosts,
): string | null {
  const text = destination.trim();
  if (text.startsWith('/')) return unwanted.test(text) ? null : text;
  const outside = /^https:\/\/([a-z0-9.-]+)(?=[/?#]|$)/i.exec(text);
  const host = outside?.[1]?.toLowerCase();
  if (!outside || !host || !hosts.includes(host) || unwanted.test(text.slice('https://'.length)))
    return null;
  return text;
}
