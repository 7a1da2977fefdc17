import { isPlainClick } from '@/components/ui/plain-click';
import { endReturn } from '@/components/ui/returning';

/**
 * Lets Back lead to a page that was left from a place of it (`#…`): the browser makes the entry of a place without the state by which the
 * router knows its page, so the place takes over what the page had. Returns what undoes it.
 */
export function keepPageOfPlaces(view: Window): () => void {
  const stop = new AbortController();
  let kept: unknown = null;
  const onClick = (event: MouseEvent) => {
    const leads =
      event.target instanceof Element &&
      event.target.closest('a[href*="#"]') &&
      isPlainClick(event);
    kept = leads ? view.history.state : null;
  };
  const onPopState = (event: PopStateEvent) => {
    if (!event.state && kept) {
      view.history.replaceState(kept, '');
      endReturn();
    }
    kept = null;
  };
  view.addEventListener('click', onClick, { signal: stop.signal });
  view.addEventListener('popstate', onPopState, { signal: stop.signal });
  return () => stop.abort();
}
