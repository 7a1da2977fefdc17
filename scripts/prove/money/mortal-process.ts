import type { SettlerContext } from '@/services/after/money/settle-order';
import { settler } from '@/services/after/money/settler';

/** Never answers: what a killed process was waiting for. */
const never = <T>() => new Promise<T>(() => undefined);

/** A process of the services that looks after money, and can be killed. */
export interface MortalProcess {
  /** Works until nothing is due, or until it is killed. */
  settle(): Promise<'done' | 'killed'>;
}

/**
 * A process that is killed at the `dieAt`-th point it comes to (`MoneyPoint`), or never: from then on nothing it does reaches the books or the
 * gateway, as with `kill -9`. Takes over at once what another one has left.
 */
export function mortalProcess(context: SettlerContext, dieAt: number | null): MortalProcess {
  let points = 0;
  let isDead = false;
  let die: () => void = () => undefined;
  const death = new Promise<'killed'>((resolve) => {
    die = () => resolve('killed');
  });
  const alive =
    <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) =>
    (...args: Args): Promise<T> =>
      isDead ? never<T>() : call(...args);
  const { store, books, journal, upstream, isCanceled } = context;
  const { charges, settings } = upstream;
  const mortal: SettlerContext = {
    store: {
      query: (text, params) => (isDead ? never() : store.query(text, params)),
      transact: (work, ...refused) => (isDead ? never() : store.transact(work, ...refused)),
    },
    books,
    journal: { find: alive((orderID: string) => journal.find(orderID)) },
    isCanceled: alive((orderID: string) => isCanceled(orderID)),
    upstream: {
      settings,
      charges: {
        find: alive((id: string) => charges.find(id)),
        findNamed: alive((name: string) => charges.findNamed(name)),
        capture: alive((id: string, cents: number) => charges.capture(id, cents)),
        release: alive((id: string) => charges.release(id)),
        refund: alive((id: string, cents: number, name: string) => charges.refund(id, cents, name)),
        authoriseAgain: alive((request: Parameters<typeof charges.authoriseAgain>[0]) =>
          charges.authoriseAgain(request),
        ),
      },
    },
    at: () => {
      points += 1;
      if (points === dieAt) {
        isDead = true;
        die();
      }
      return isDead ? never<void>() : Promise.resolve();
    },
  };
  const living = settler(mortal, 60_000, 0);
  return { settle: () => Promise.race([living.settle().then(() => 'done' as const), death]) };
}
