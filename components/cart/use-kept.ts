'use client';

import { createContext, use, useState } from 'react';
import { keepDraft, keptDraft } from '@/components/session/kept-drafts';

/** The order whose checkout is open; without one nothing is kept. */
export const KeptFor = createContext<string | null>(null);

interface KeptOptions<T> {
  /** Whether what was kept can still be used. */
  is: (kept: unknown) => kept is T;
  /** What the shop knew when it was typed: a draft of something that has changed meanwhile is not taken. */
  since?: string | number | null;
  /** The part that may be stored; all of it without. */
  stored?: (value: T) => T;
}

/** State that outlasts the step it was typed in and a reload of the page, until the order is placed. */
export function useKept<T>(
  part: string,
  initial: T,
  { is, since = null, stored = (kept) => kept }: KeptOptions<T>,
): [T, (value: T) => void, (since: string | number | null) => void] {
  const orderID = use(KeptFor);
  const [value, setValue] = useState<T>(() => {
    const kept =
      orderID === null
        ? undefined
        : (keptDraft(orderID, part) as { value?: unknown; since?: unknown } | undefined);
    return kept !== undefined && kept.since === since && is(kept.value) ? kept.value : initial;
  });
  const keep = (next: T) => {
    setValue(next);
    if (orderID !== null) keepDraft(orderID, part, { value: stored(next), since });
  };
  /** Keeps the draft beside what the shop has come to know meanwhile. */
  const keepSince = (known: string | number | null) => {
    if (orderID !== null) keepDraft(orderID, part, { value: stored(value), since: known });
  };
  return [value, keep, keepSince];
}

/** Guard of one of these values. */
export const oneOf =
  <T>(values: readonly T[]) =>
  (kept: unknown): kept is T =>
    values.some((value) => value === kept);

/** Guard of kept text. */
export const isText = (kept: unknown): kept is string => typeof kept === 'string';
