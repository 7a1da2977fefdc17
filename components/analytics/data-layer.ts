import type { DataLayerEvent } from '@/lib/analytics/page-view';

/** Something pushed to the data layer: an event, or `{ ecommerce: null }`, which GA4 asks for before each e-commerce event. */
type Pushed = DataLayerEvent | { ecommerce: null };

declare global {
  interface Window {
    dataLayer?: Pushed[];
  }
}

const mostKept = 500;

/**
 * Pushes to `window.dataLayer` (specification B2). Without a container, which loads only with an ID and consent, nothing leaves the page; the
 * oldest entries go when a long visit has made many.
 */
export function pushToDataLayer(...pushed: Pushed[]): void {
  if (typeof window === 'undefined') return;
  window.dataLayer ??= [];
  window.dataLayer.push(...pushed);
  if (window.dataLayer.length > mostKept)
    window.dataLayer.splice(0, window.dataLayer.length - mostKept);
}

/** Pushes an e-commerce event: what the event before it said of products is cleared first, as GA4 asks. */
export function pushEcommerce(event: string, ecommerce: object): void {
  pushToDataLayer({ ecommerce: null }, { event, ecommerce });
}
