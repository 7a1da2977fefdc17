import { pushToDataLayer } from './data-layer';
import { pageView, reportedLocation } from '@/lib/analytics/page-view';
import { whenTitled } from './when-titled';

/** The page reported last, and what reports one that has no title yet. */
let last: { title: string; location: string } | null = null;
let reportNow = (): void => undefined;

/**
 * Reports the page that is open now: one `page_view` with its address, its own title and the page before it (specification A2, ruling 19). A page that is
 * left before it has a title is reported first, so that views stand in their order.
 */
export function reportPage(): void {
  reportNow();
  const address = new URL(window.location.href);
  const before = last;
  last = { title: before?.title ?? '', location: reportedLocation(address) };
  const own = last;
  reportNow = whenTitled(before?.title ?? null, (title) => {
    own.title = title;
    pushToDataLayer(pageView(address, title, before?.location ?? document.referrer));
  });
}
