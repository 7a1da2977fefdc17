import { newId } from '@/lib/core/ids';
import type { FaultArguments, FaultRule } from './fault-rule';
import { mailFaults, type FaultKind } from './kinds';
import { selects, type RequestFacts } from './selector';

/** One fault on its way to one request. */
export interface StruckFault {
  id: string;
  kind: FaultKind;
  args: FaultArguments;
  /** Ends when the fault is switched off: what hangs is let go then. */
  off: AbortSignal;
}

interface Entry {
  rule: FaultRule;
  matched: number;
  struck: number;
  off: AbortController;
}

/** The faults that are switched on, in the order they were; the first that meets a request happens to it. */
export class FaultDesk {
  readonly #entries = new Map<string, Entry>();

  /** Switches a fault on; its ID. */
  add(rule: FaultRule): string {
    const id = newId();
    this.#entries.set(id, { rule, matched: 0, struck: 0, off: new AbortController() });
    return id;
  }

  /** Switches one fault off, or all; `false` when there is none of that ID. */
  remove(id?: string): boolean {
    const gone =
      id === undefined
        ? [...this.#entries]
        : [...this.#entries].filter(([entryID]) => entryID === id);
    for (const [entryID, { off }] of gone) {
      this.#entries.delete(entryID);
      off.abort();
    }
    return id === undefined || gone.length > 0;
  }

  /** What is on, how many requests it met and to how many it happened. */
  list(): ({ id: string; matched: number; struck: number } & FaultRule)[] {
    return [...this.#entries].map(([id, { rule, matched, struck }]) => ({
      id,
      matched,
      struck,
      ...rule,
    }));
  }

  /** The fault that happens to a request, if any; counts it. */
  strike(request: RequestFacts): StruckFault | null {
    for (const [id, entry] of this.#entries) {
      const { fault, match, after, count = Infinity, probability, args } = entry.rule;
      if (isMailFault(fault) !== (request.system === 'smtp') || !selects(match, request)) continue;
      entry.matched += 1;
      if (entry.matched <= after || entry.struck >= count || Math.random() >= probability) continue;
      entry.struck += 1;
      return { id, kind: fault, args, off: entry.off.signal };
    }
    return null;
  }
}

function isMailFault(kind: FaultKind): boolean {
  return mailFaults.some((mailFault) => mailFault === kind);
}
