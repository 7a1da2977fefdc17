'use client';

import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint';
import { isReturning } from './returning';
import { useUnhydrated } from './use-unhydrated';

/**
 * What a visitor cannot see before scrolling. In a page from the server it stands in its place; after a click it follows once the top of the new
 * page is painted, which would otherwise wait for it. Back and forth it is there at once: the browser scrolls to where the visitor was.
 */
export function BelowTheFold({ children }: { children: React.ReactNode }) {
  const fromServer = useUnhydrated();
  const [shown, setShown] = useState(() => fromServer || isReturning());
  useEffect(
    () => (shown ? undefined : afterPaint(() => startTransition(() => setShown(true)))),
    [shown],
  );
  return shown ? children : <div className="min-h-screen" />;
}
