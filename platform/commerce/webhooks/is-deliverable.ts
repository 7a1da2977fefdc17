/** Whether the vendor would deliver to an address: it does over https alone; on this machine plain http is let through. */
export function isDeliverable(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  const local =
    url?.protocol === 'http:' && /^(127\.0\.0\.1|localhost|\[::1\])$/.test(url.hostname);
  return url?.protocol === 'https:' || local;
}
