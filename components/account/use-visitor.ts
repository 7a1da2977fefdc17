'use client';

import { useStore } from '@/components/browser/create-store';
import { visitorStore } from '@/components/session/visitor-store';
import type { SessionView } from '@/lib/session/session';

/** Who the visitor is; `null` until the shop has answered. */
export function useVisitor(): SessionView | null {
  return useStore(visitorStore);
}

/** A signed-in customer's first and last name; `null` for everyone else. */
export function useCustomerName(): string | null {
  const visitor = useVisitor();
  if (visitor?.kind !== 'customer') return null;
  return [visitor.firstName, visitor.lastName].filter(Boolean).join(' ') || 'Your account';
}
