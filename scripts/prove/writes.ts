import { now } from '@/lib/core/clock';
import { earliestDay } from '@/lib/delivery/calendar';
import { parseBuyerSettings } from '@/lib/delivery/settings';
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
      victim, rounds, settleEvery: 10, settleWithinMs: 120_000, fulfillment: () => firstVanDay(platformUrl), report: console.log,
    });
    console.log(`${rounds} kills: ${orders} orders, ${lines} lines and ${addresses} addresses acknowledged, ${placed} placed; ${faults.length} faults`);
    return faults.length === 0;
  } finally {
    await running?.stop();
  }
}

async function firstVanDay(platformUrl: string) {
  const settings = parseBuyerSettings(await (await fetch(`${platformUrl}/files/buyerxp.json`)).json());
  const RequestedDeliveryDate = settings && earliestDay({ method: 'LocalDelivery', leadDays: 0, settings, now: now() });
  if (!RequestedDeliveryDate) throw new Error('No day is open for delivery.');
  return { DeliveryMethod: 'LocalDelivery', RequestedDeliveryDate };
}
