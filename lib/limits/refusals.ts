import type { Scope } from '@/lib/config/attempt-limit';
import { processWide } from '@/lib/core/process-wide';
import type { Limited } from './kinds';

/** By what somebody is counted, as they are: an address, an e-mail. */
export type Who = Partial<Record<Scope, string>>;

/** Something was refused: what, and which of its counts was used up. */
export interface LimitRefusal {
  kind: Limited;
  scope: Scope;
  who: Who;
}

type Listener = (refusal: LimitRefusal) => void;

const listeners = processWide('limit-refusals', () => new Set<Listener>());

/** Tells of every refusal by a limit in this process, at once. Answers how to stop. A listener must not throw. */
export function onLimitRefusal(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells all listeners. */
export function tellRefusal(refusal: LimitRefusal): void {
  for (const listener of listeners) listener(refusal);
}
