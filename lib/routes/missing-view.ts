import { isAccountPage } from './account-path';

/** The pages of what is not there, below `/missing-view/`. */
export const missingKinds = [
  'page',
  'item',
  'account',
  'account-page',
  'order',
  'order-link',
] as const;

export type MissingKind = (typeof missingKinds)[number];

/** The shop's own pages for answers that the framework sends as an empty shell: of what is not there, and of what could not be made. */
export type WholePage = MissingKind | 'failed';

const productPath = /^\/p\//i;
const inAccount = /^\/account(?:\/|$)/i;
const placedOrder = /^\/orderConfirmation\//i;
const orderLink = /^\/order\//i;
/** Which the layouts of the shop write into every page of theirs (`app/(shop)/layout.tsx`, `app/(secure)/layout.tsx`). */
const whole = /<html[^>]* data-whole=""/;

/** Which page a status and address call for: after a failure whatever was made of it, after a 404 when the document has no layout of the shop around it; `null` when the document is whole. */
export function wholePageFor(status: number, pathname: string, html: string): WholePage | null {
  if (status === 500) return 'failed';
  if (status !== 404 || whole.test(html.slice(0, 512))) return null;
  if (inAccount.test(pathname)) return isAccountPage(pathname) ? 'account' : 'account-page';
  if (placedOrder.test(pathname)) return 'order';
  if (orderLink.test(pathname)) return 'order-link';
  return productPath.test(pathname) ? 'item' : 'page';
}

/** Whether a whole page says to everybody that its address leads to nothing; of accounts and orders that depends on who asks. */
export function isSameForAll(kind: WholePage | null): boolean {
  return kind === 'page' || kind === 'item';
}
