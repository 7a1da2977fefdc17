import { z } from 'zod';
import { selectorSchema, selects, type RequestFacts } from './selector';

/** A named point where requests wait: before they are worked on, or after, before their answer. */
export const barrierSchema = z.strictObject({
  match: selectorSchema.default({}),
  at: z.enum(['before', 'after']).default('before'),
});

export type BarrierRule = z.infer<typeof barrierSchema>;
type Place = BarrierRule['at'];

interface Barrier {
  rule: BarrierRule;
  waiting: Set<() => void>;
  /** Requests that may pass without waiting, because they were released before they came. */
  passes: number;
}

/** Barriers by name. A race is arranged by what happened, never by how long it took. */
export class Barriers {
  readonly #barriers = new Map<string, Barrier>();
  readonly #watchers = new Set<() => void>();

  /** Sets a barrier up; one of that name that stands already lets its requests go first. */
  raise(name: string, rule: BarrierRule): void {
    this.lower(name);
    this.#barriers.set(name, { rule, waiting: new Set(), passes: 0 });
  }

  /** Takes one barrier away, or all, and lets go who waits there; `false` when there is none of that name. */
  lower(name?: string): boolean {
    const gone = [...this.#barriers].filter(
      ([barrierName]) => name === undefined || barrierName === name,
    );
    for (const [barrierName, barrier] of gone) {
      this.#barriers.delete(barrierName);
      for (const go of barrier.waiting) go();
    }
    return name === undefined || gone.length > 0;
  }

  /** Lets `count` requests pass, the longest waiting first; who has not come yet passes when they do. */
  release(name: string, count: number): boolean {
    const barrier = this.#barriers.get(name);
    if (!barrier) return false;
    const ready = [...barrier.waiting].slice(0, count);
    barrier.passes += count - ready.length;
    for (const go of ready) go();
    return true;
  }

  /** How many wait at a barrier, as soon as at least `least` do or the time is up; `null` when there is none of that name. */
  async waiting(name: string, least: number, limitMs: number): Promise<number | null> {
    const deadline = AbortSignal.timeout(limitMs);
    for (;;) {
      const barrier = this.#barriers.get(name);
      if (!barrier) return null;
      if (barrier.waiting.size >= least || deadline.aborted) return barrier.waiting.size;
      await this.#change(deadline);
    }
  }

  /** Waits at every barrier of this place that means the request, or until the client is gone. */
  async pass(place: Place, request: RequestFacts, gone: AbortSignal): Promise<void> {
    for (const barrier of this.#barriers.values()) {
      if (barrier.rule.at === place && selects(barrier.rule.match, request))
        await this.#wait(barrier, gone);
    }
  }

  #wait(barrier: Barrier, gone: AbortSignal): Promise<void> {
    if (barrier.passes > 0) {
      barrier.passes -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const go = () => {
        barrier.waiting.delete(go);
        gone.removeEventListener('abort', go);
        this.#tell();
        resolve();
      };
      if (gone.aborted) return resolve();
      gone.addEventListener('abort', go);
      barrier.waiting.add(go);
      this.#tell();
    });
  }

  #change(deadline: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.#watchers.delete(done);
        deadline.removeEventListener('abort', done);
        resolve();
      };
      this.#watchers.add(done);
      deadline.addEventListener('abort', done);
    });
  }

  #tell(): void {
    for (const watcher of [...this.#watchers]) watcher();
  }
}
