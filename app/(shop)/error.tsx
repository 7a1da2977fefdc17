'use client';

import { startTransition, useEffect, useState } from 'react';
import { FailurePage } from '@/components/shell/failure-page';
import { isWithoutScript, wasLoadedHere } from '@/components/shell/without-script';

/** A render failure in the browser, inside the shop's own frame. A page whose script did not come on the way to it is loaded whole instead. */
export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  const [waits, setWaits] = useState(isWithoutScript(error));
  useEffect(() => {
    if (!waits) return;
    // A page that was loaded as a document would fail again, for ever. Only now is the address that of the page.
    if (wasLoadedHere()) startTransition(() => setWaits(false));
    else window.location.reload();
  }, [waits]);
  if (waits) return <main id="main" className="min-h-screen" />;
  return <FailurePage detail={error.digest ? `Reference ${error.digest}` : error.message} />;
}
