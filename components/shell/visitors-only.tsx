'use client';

import { useStore } from '@/components/browser/create-store';
import { visitorStore } from '@/components/session/visitor-store';

/** What is said to visitors alone: a customer who is signed in is not asked to join. */
export function VisitorsOnly({ children }: { children: React.ReactNode }) {
  const visitor = useStore(visitorStore);
  return visitor?.kind === 'customer' ? null : children;
}
