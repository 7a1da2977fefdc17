import { isAccountPage } from '@/lib/routes/account-path';
import { innerFetch, type InnerDocument } from '@/lib/http/inner-fetch';

/** The shop's own pages for answers that Next sends as an empty shell. */
export type WholePage =
  'page' | 'item' | 'account' | 'account-page' | 'order' | 'order-link' | 'failed';

const freshMs = 60_000;
const productPath = /^\/p\//i;
const inAccount = /^\/account(?:\/|$)/i;
const placedOrder = /^\/orderConfirmation\//i;
const orderLink = /^\/order\//i;
/** Which the layouts of the shop write into every page of theirs (`app/(shop)/layout.tsx`, `app/(secure)/layout.tsx`). */
const whole = /<html[^>]* data-whole=""/;

/** What stands for a page that nobody made because there is none. */
export const unmade = '<!DOCTYPE html><html></html>';

/** Which page a status and address call for: after a failure whatever was made of it, after a 404 when the document has no layout of the shop around it; `null` when the document is whole. */
export function wholePageFor(status: number, pathname: string, html: string): WholePage | null {
  if (status === 500) return 'failed';
  if (status !== 404 || whole.test(html.slice(0, 512))) return null;
  if (inAccount.test(pathname)) return isAccountPage(pathname) ? 'account' : 'account-page';
  if (placedOrder.test(pathname)) return 'order';
  if (orderLink.test(pathname)) return 'order-link';
  return productPath.test(pathname) ? 'item' : 'page';
}

/** Loads those pages through the handler and keeps them; an old copy is served while a new one is made, or cannot be. */
export function createWholePages(
  origin: string,
): (kind: WholePage) => Promise<InnerDocument | null> {
  const kept = new Map<WholePage, { document: InnerDocument; at: number }>();
  const load = async (kind: WholePage): Promise<InnerDocument | null> => {
    const document = await innerFetch(origin, `/missing-view/${kind}`).catch(() => null);
    if (document?.status !== 200) return kept.get(kind)?.document ?? null;
    kept.set(kind, { document, at: performance.now() });
    return document;
  };
  return async (kind) => {
    const known = kept.get(kind);
    if (!known) return load(kind);
    if (performance.now() - known.at > freshMs) void load(kind);
    return known.document;
  };
}
