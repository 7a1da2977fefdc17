'use client';

import { unstable_rethrow, usePathname } from 'next/navigation';
import { Component, startTransition, useEffect, useState, type ReactNode } from 'react';
import { FailurePage } from './failure-page';

type Failure = Error & { digest?: string };

interface BoundaryProps {
  pathname: string;
  children: ReactNode;
}

interface BoundaryState {
  failure: Failure | null;
  /** Where it failed: another page begins anew. */
  pathname: string;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, pathname: this.props.pathname };

  static getDerivedStateFromError(failure: Failure): Partial<BoundaryState> {
    // Redirects and missing pages are the framework's own business.
    unstable_rethrow(failure);
    return { failure };
  }

  static getDerivedStateFromProps(
    { pathname }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return pathname === state.pathname ? null : { failure: null, pathname };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <FailedPage error={failure} /> : this.props.children;
  }
}

/** Stands in the place of a page that failed. One whose script did not come on the way to it is loaded whole instead. */
function FailedPage({ error }: { error: Failure }) {
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

/**
 * A render failure in the browser, inside the shop's own frame, until the next navigation. Not by the convention of `error.tsx`, whose few lines every first view
 * would ask for by themselves (decision 118).
 */
export function FailureBoundary({ children }: { children: ReactNode }) {
  return <Boundary pathname={usePathname()}>{children}</Boundary>;
}

/** Whether the document of this tab was loaded at the address it shows, or came here by a click. */
export function wasLoadedHere(): boolean {
  if (typeof window === 'undefined') return true;
  const [loaded] = performance.getEntriesByType('navigation');
  return !loaded || new URL(loaded.name).pathname === window.location.pathname;
}

/** Whether a page failed for want of a script alone: one that was refused, or that a newer version of the shop has taken away. */
function isWithoutScript(error: Error): boolean {
  return error.name === 'ChunkLoadError';
}
