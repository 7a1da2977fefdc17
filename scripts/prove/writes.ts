import { firstVanDay } from './first-van-day';
import type { ProofInput, RunningBackEnd } from './proof';
import { crashRounds } from './writes/crash-rounds';

export const needsShop = false;

/** `npm run prove:writes -- N`: the shop's own back end, killed N times while it is written to. */
export async function prove({ startBackEnd, platformUrl, args }: ProofInput): Promise<boolean> {
  const rounds = Number(args[0] ?? 10);
  let running: RunningBackEnd | undefined;
  const victim = {
    platformUrl,
    start: async () => {
      running = await startBackEnd();
    },
    kill: async () => {
      if (running) process.kill(running.backEndPid, 'SIGKILL');
      await running?.stop();
    },
  };
  try {
    const { faults, orders, lines, addresses, placed } = await crashRounds({
      victim,
      rounds,
      settleEvery: 10,
      settleWithinMs: 120_000,
      fulfillment: () => firstVanDay(platformUrl),
      report: console.log,
    });
    console.log(
      `${rounds} kills: ${orders} orders, ${lines} lines and ${addresses} addresses acknowledged, ${placed} placed; ${faults.length} faults`,
    );
    return faults.length === 0;
  } finally {
    await running?.stop();
  }
}
