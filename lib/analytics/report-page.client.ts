import { pushToDataLayer } from './data-layer.client';
import { pageView } from './page-view';

/** Reports the page that is open now: `page_view` with its address and title (000 §2). */
export function reportPage(): void {
  pushToDataLayer(pageView(new URL(window.location.href), document.title));
}
