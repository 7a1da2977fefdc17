import type { DataLayerEvent } from '@/lib/analytics/page-view';

/** Something pushed to the data layer: an event, or `{ ecommerce: null }`, which GA4 asks for before each e-commerce event. */
type Pushed = DataLayerEvent | { ecommerce: null };

declare global {
  interface Window {
    dataLayer?: Pushed[];
  }
}

const mostKept = 500;

/** What waits for the view of its page; `null` when that has been reported. */
let waiting: Pushed[] | null = null;

/** Lets what a page reports wait until its own view is pushed, which needs the page's title: GA4 counts an event to the page view before it. */
export function awaitPageView(): void {
  waiting ??= [];
}

/** Pushes the view of a page, and then what has waited for it. */
export function pushPageView(view: DataLayerEvent): void {
  const later = waiting ?? [];
  waiting = null;
  pushToDataLayer(view, ...later);
}

/**
 * Pushes to `window.dataLayer` (specification B2). Without a container, which loads only with an ID and consent, nothing leaves the page; the
 * oldest entries go when a long visit has made many.
 */
export function pushToDataLayer(...pushed: Pushed[]): void {
  if (typeof window === 'undefined') return;
  if (waiting) {
    waiting.push(...pushed);
    return;
  }
  window.dataLayer ??= [];
  window.dataLayer.push(...pushed);
  if (window.dataLayer.length > mostKept)
    window.dataLayer.splice(0, window.dataLayer.length - mostKept);
}

/** Pushes an e-commerce event: what the event before it said of products is cleared first, as GA4 asks. */
export function pushEcommerce(event: string, ecommerce: object): void {
  pushToDataLayer({ ecommerce: null }, { event, ecommerce });
}
