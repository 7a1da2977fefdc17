'use client';

import { useStore } from '@/components/browser/create-store';
import { visitorStore } from '@/components/session/visitor-store';

/** A signed-in customer's first and last name; `null` for everyone else. */
export function useCustomerName(): string | null {
  const visitor = useStore(visitorStore);
  if (visitor?.kind !== 'customer') return null;
  return [visitor.firstName, visitor.lastName].filter(Boolean).join(' ') || 'Your account';
}
