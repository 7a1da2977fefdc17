import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { flood, type Seen } from './attacker';
import { allFloods } from './floods';

/** What a flood saw, by its name. */
export interface Outcome {
  name: string;
  seen: [status: number, count: number][];
  /** How many came through of a flood that has a bound, and how many may. */
  through?: { count: number; most: number };
}

/** All floods in a process of their own: attackers have machines of their own, and what they do must not hold up the shopper's clock. */
export interface Crowd {
  /** Ends the floods and says what they saw. */
  stop(): Promise<Outcome[]>;
}

const leastPriority = 19;

/** Starts the crowd with `file`, a script that calls `strikeUntilStopped`, against a running shop; ready when the floods are. */
export async function startCrowd(file: string, shopUrl: string): Promise<Crowd> {
  const child = fork(file, [crowdArgument, shopUrl], { execArgv: ['--enable-source-maps'] });
  await once(child, 'message');
  return {
    stop: async () => {
      child.send('stop');
      const [outcomes] = (await once(child, 'message')) as [Outcome[]];
      child.disconnect();
      return outcomes;
    },
  };
}

export const crowdArgument = 'crowd';

/** The crowd's own process: strikes until its parent says stop, and only with what the shop leaves of the processors. */
export async function strikeUntilStopped(shopUrl: string): Promise<void> {
  setPriority(leastPriority);
  const floods = await allFloods(shopUrl);
  let over = false;
  process.once('message', () => {
    over = true;
  });
  process.send?.('ready');
  const began = performance.now();
  const outcomes = await Promise.all(
    floods.map(async ({ name, abreast, strike, bound }): Promise<Outcome> => {
      const seen: Seen = await flood(strike, abreast, () => over);
      const count = [...seen].reduce(
        (sum, [status, times]) => sum + (bound?.counts(status) ? times : 0),
        0,
      );
      const through = bound && { count, most: bound.most((performance.now() - began) / 1000) };
      return {
        name,
        seen: [...seen].sort(([one], [other]) => one - other),
        ...(through && { through }),
      };
    }),
  );
  process.send?.(outcomes);
}
