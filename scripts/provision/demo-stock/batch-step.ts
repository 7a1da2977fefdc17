import { setTimeout as wait } from 'node:timers/promises';
import { orNone, SetupError } from '@/provision/setup-error';
import type { Step } from '@/provision/step';

/** Times that a write is tried while the vendor has too much to do. */
const tries = 5;

/** Many things of one kind, made where they are missing. What is there stays as it is, whoever has changed it. */
interface Batch<T> {
  what: string;
  items: readonly T[];
  keyOf(item: T): string;
  /** Keys of those that the account has, of others too. */
  there(): Promise<readonly string[]>;
  save(item: T): Promise<unknown>;
  /** Writes under way at the same time. */
  atOnce?: number;
}

/** A batch as one step of the plan. The vendor's lists may be late: what it has taken in this run counts as there. */
export function batchStep<T>({ what, items, keyOf, there, save, atOnce = 6 }: Batch<T>): Step {
  const taken = new Set<string>();
  const lacking = async () => {
    // Of a buyer or catalog that is not there yet the vendor lists nothing, and answers 404.
    const keys = new Set((await orNone(there())) ?? []);
    return items.filter((item) => !keys.has(keyOf(item)) && !taken.has(keyOf(item)));
  };
  return {
    what: `${what} (${items.length})`,
    look: async () => {
      const { length } = await lacking();
      if (length === 0) return { is: 'there' };
      return length === items.length
        ? { is: 'missing' }
        : { is: 'different', fields: [`${length} of ${items.length} are missing`] };
    },
    make: async () => {
      await inTurns(await lacking(), atOnce, async (item) => {
        await patiently(() => save(item));
        taken.add(keyOf(item));
      });
    },
  };
}

/** A list in parts of so many. */
export function inParts<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}

async function inTurns<T>(
  items: readonly T[],
  atOnce: number,
  act: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const work = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item);
  };
  await Promise.all(
    Array.from({ length: atOnce }, () =>
      work().catch((error: unknown) => {
        left.length = 0;
        throw error;
      }),
    ),
  );
}

async function patiently(save: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await save();
      return;
    } catch (error) {
      const isBusy = error instanceof SetupError && (error.status === 429 || error.status === 503);
      if (!isBusy || attempt === tries) throw error;
      await wait(attempt * 1000);
    }
  }
}
