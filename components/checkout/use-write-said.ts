import { useLayoutEffect, useRef } from 'react';
import { changedParts } from '@/lib/cart/changed-parts';
import type { Fulfillment } from '@/lib/cart/schema';

/** How the writing of a form ended: what was refused before any of it was written, and whether all that it says is, so that it can be left. */
interface Written {
  problem: string | null;
  whole: boolean;
}

/**
 * Writes what a form says and, as long as something else is said in it by the time that is taken, what has changed. `said` is all that it says;
 * `null` while that cannot be written: then it is not left. The form stays drawn until the end.
 */
export function useWriteSaid(
  said: Fulfillment | null,
  save: (request: Fulfillment) => Promise<string | null>,
): (request: Fulfillment | null) => Promise<Written> {
  const inForm = useRef(said);
  useLayoutEffect(() => {
    inForm.current = said;
  }, [said]);
  return async (request) => {
    let [next, sent] = [request, said];
    while (next) {
      const problem = await save(next);
      const { current } = inForm;
      if (problem !== null || !current || !sent)
        return { problem: next === request ? problem : null, whole: false };
      next = changedParts(current, sent);
      sent = current;
    }
    return { problem: null, whole: true };
  };
}
