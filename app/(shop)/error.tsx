'use client';

import { useEffect } from 'react';
import { FailurePage } from '@/components/shell/failure-page';
import { isWithoutScript, wasLoadedHere } from '@/components/shell/without-script';

/** A render failure in the browser, inside the shop's own frame. A page whose script did not come on the way to it is loaded whole instead. */
export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  const whole = isWithoutScript(error, wasLoadedHere());
  useEffect(() => { if (whole) window.location.reload(); }, [whole]);
  if (whole) return <main id="main" className="min-h-screen" />;
  return <FailurePage detail={error.digest ? `Reference ${error.digest}` : error.message} />;
}
