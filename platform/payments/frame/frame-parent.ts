const local = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The origin a payment frame may talk to: pages of this machine and the shop's own; `null` for all others. */
export function allowedParent(parent: string | undefined, shopOrigin: string): string | null {
  if (!parent || !URL.canParse(parent)) return null;
  const { origin, protocol, hostname } = new URL(parent);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  return local.has(hostname) || origin === new URL(shopOrigin).origin ? origin : null;
}
