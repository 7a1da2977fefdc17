'use client';

import { useSyncExternalStore } from 'react';
import { visitorStore } from '@/components/session/visitor-store';

/** What is said to visitors alone: a customer who is signed in is not asked to join. */
export function VisitorsOnly({ children }: { children: React.ReactNode }) {
  const visitor = useSyncExternalStore(
    visitorStore.subscribe,
    visitorStore.get,
    visitorStore.getOnServer,
  );
  return visitor?.kind === 'customer' ? null : children;
}
