'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A part of a page whose script comes when the part is first shown, or before, by `prepare`. A script that did not come is asked for again with each
 * time the part is shown and by `onRetry`, which says when that has ended; until it comes, `NotLoaded` stands in its place, and `coming` while it is first
 * asked for.
 */
export function latePart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  NotLoaded: ComponentType<P & { onRetry: () => Promise<void> }>,
  coming: ReactNode = null,
) {
  let loaded: ComponentType<P> | null = null;
  /** Fetches the part's script; never rejects. */
  const prepare = () =>
    load().then(
      (script) => {
        loaded = script.default;
      },
      () => undefined,
    );

  function Part(props: P) {
    const [shown, show] = useState({ asked: false, Loaded: loaded });
    const ask = () => prepare().then(() => show({ asked: true, Loaded: loaded }));
    useEffect(() => {
      if (!loaded) void ask();
    }, []);
    if (shown.Loaded) return <shown.Loaded {...props} />;
    return shown.asked ? <NotLoaded {...props} onRetry={ask} /> : coming;
  }
  return { Part, prepare };
}
