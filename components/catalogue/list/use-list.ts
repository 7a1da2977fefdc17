'use client';

import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { listPath, type ListChoice } from '@/lib/catalogue/category/list-address';
import type { ListPlace } from '@/lib/catalogue/category/list-place';
import { isPlainClick } from '@/components/ui/plain-click';
import { choiceInAddress, type LinkTo, type ListView, type RequestedView } from './list-view';
import { useAskAgain } from '@/components/browser/use-ask-again';

type Refinement = ComponentType<{
  place: ListPlace;
  wanted: RequestedView;
  onView: (change: Partial<ListView>) => void;
}>;

/** Views seen in this tab, by their address: Back from a product shows the list as it was left, at once. */
const seen = new Map<string, ListView>();
const mostSeen = 30;

/**
 * A list that starts as the server rendered it. The first refinement loads InstantSearch, which from then on keeps the state and
 * the address; until it has come, and if it cannot come, each link still leads to the page of its own.
 */
export function useList(place: ListPlace, first: ListView) {
  const [view, setView] = useState(first);
  const [wanted, setWanted] = useState<RequestedView | null>(null);
  const [refinement, setRefinement] = useState<{ Component: Refinement } | null>(null);
  const loading = useRef<Promise<{ default: Refinement }> | null>(null);
  const wantedLast = useRef('');

  const prepare = useCallback(() => {
    const script = (loading.current ??= import('./refinement'));
    // One that did not come is asked for again.
    script.catch(() => {
      if (loading.current === script) loading.current = null;
    });
    return script;
  }, []);

  /**
   * Asks for a view; where what asks cannot be loaded, and from a page whose address says something else than is listed (a day that is over), goes to the page of
   * its own unless told `otherwise`. Nothing happens once another view is wanted or the shopper has gone on to another page.
   */
  const want = useCallback(
    (choice: ListChoice, page = 1, otherwise = (href: string) => window.location.assign(href)) => {
      const href = listPath(place, choice, page);
      if (!choiceInAddress(place)) return otherwise(href);
      const stillWanted = () => wantedLast.current === href && choiceInAddress(place);
      wantedLast.current = href;
      setView((before) => ({ ...before, choice, busy: true }));
      prepare().then(
        ({ default: Component }) => {
          if (!stillWanted()) return;
          if (`${window.location.pathname}${window.location.search}` !== href)
            window.history.pushState(null, '', href);
          setWanted({ choice, page });
          setRefinement({ Component });
        },
        () => stillWanted() && otherwise(href),
      );
    },
    [place, prepare],
  );

  const start = useRef({ place, first, want });
  useLayoutEffect(() => {
    const { place: here, first: shown, want: ask } = start.current;
    const fromAddress = choiceInAddress(here);
    if (!fromAddress) return;
    const address = listPath(here, fromAddress.choice, fromAddress.page);
    if (address === listPath(here, shown.choice, shown.list?.page ?? 1)) return;
    setView(seen.get(address) ?? { ...shown, choice: fromAddress.choice, busy: true });
    ask(fromAddress.choice, fromAddress.page);
  }, []);

  // Back and forward between views of a list that nobody has refined yet; once InstantSearch is there it follows the address itself.
  const shownAddress = listPath(place, view.choice, view.list?.page ?? 1);
  const refined = wanted !== null;
  useEffect(() => {
    const follow = () => {
      const fromAddress = refined ? null : choiceInAddress(place);
      const address = fromAddress && listPath(place, fromAddress.choice, fromAddress.page);
      if (!fromAddress || !address || address === shownAddress) return;
      setView(
        (before) => seen.get(address) ?? { ...before, choice: fromAddress.choice, busy: true },
      );
      want(fromAddress.choice, fromAddress.page);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [place, refined, shownAddress, want]);

  useRecovery(view.list === null && !view.busy, () => {
    const fromAddress = choiceInAddress(place);
    const stayAsItIs = () => setView((before) => ({ ...before, busy: false }));
    if (fromAddress) want(fromAddress.choice, fromAddress.page, stayAsItIs);
  });

  useEffect(() => {
    if (view.busy || !view.list) return;
    seen.set(listPath(place, view.choice, view.list.page), view);
    if (seen.size > mostSeen) seen.delete(seen.keys().next().value ?? '');
  }, [place, view]);

  const onView = useCallback(
    (change: Partial<ListView>) => setView((before) => ({ ...before, ...change })),
    [],
  );
  const linkTo: LinkTo = (choice, page = 1) => ({
    href: listPath(place, choice, page),
    onClick: (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      want(choice, page);
    },
  });
  return {
    view,
    linkTo,
    want,
    prepare,
    refined,
    refinement: refinement && wanted && { ...refinement, wanted, onView },
  };
}

/** How long after each failure a list is asked for once more, in milliseconds; after the last one it waits for "Try again". */
const waits: readonly number[] = [4_000, 15_000, 60_000];

/** Asks by itself for a list that could not be loaded, a few times and ever later: whoever goes on looking at the page sees the products once the search engine answers. */
export function useRecovery(failed: boolean, ask: () => void): void {
  const [tries, setTries] = useState(0);
  useAskAgain(failed, waits[tries], () => {
    setTries(tries + 1);
    ask();
  });
}
