import { setClock } from '@/lib/core/time/clock';
import { openPglite } from '@/services/database/open';
import { storeOf } from '@/services/database/statements';
import { migrate } from '@/services/database/migrate';
import { inServices, migrations } from '@/services/schema';
import { liveTogether } from './money/live-together';
import { thirtyDays } from './money/thirty-days';
import type { ProofInput } from './proof';

export const needsShop = false;

const atOnce = 500;

/**
 * `npm run prove:money -- N`: N random lives of orders (2,000 unless said) with the desk's own functions, its books in a database and a gateway in this
 * process: up to four tenders and three shipments, partial refunds, cancellations, expiry, declines, faults, kills at any step, messages told again. At every end the money taken is the money
 * owed, nothing is captured twice, nothing left held. Then thirty days pass on the clock for two hundred orders dated 0 to 60 days ahead, at the
 * stand-in of the gateway: each is captured on the day the policy says.
 */
export async function prove({ args }: ProofInput): Promise<boolean> {
  const lives = Number(args[0] ?? 2000);
  const seed = Number(args[1] ?? 20_261_125);
  const faults: string[] = [];
  const seen: Record<string, number> = {};
  for (let from = 0; from < lives; from += atOnce) {
    const db = await openPglite();
    try {
      await migrate(db, 'services', migrations, inServices);
      const batch = { from, count: Math.min(atOnce, lives - from), seed: seed + from };
      const lived = await liveTogether(storeOf(db), batch);
      faults.push(...lived.faults);
      for (const [name, count] of Object.entries(lived.seen))
        seen[name] = (seen[name] ?? 0) + count;
    } finally {
      setClock(null);
      await db.close();
    }
    console.log(`${Math.min(from + atOnce, lives)} lives, ${faults.length} faults`);
  }
  for (const fault of faults.slice(0, 20)) console.log(`FAIL ${fault}`);
  console.log(
    `${lives} random lives: ${Object.entries(seen)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}; ${faults.length} faults`,
  );
  const late = await thirtyDays(200);
  for (const fault of late.faults.slice(0, 20)) console.log(`FAIL ${fault}`);
  console.log(
    `200 orders dated 0 to 60 days ahead, 30 days on the clock: ${late.captured} captured on their day, ${late.waiting} not due yet, ${late.faults.length} faults`,
  );
  return faults.length === 0 && late.faults.length === 0;
}
