import { Configuration } from 'ordercloud-javascript-sdk';
import type { ProofInput } from './proof';
import { compareTotals } from './totals/compare';
import { NotAnswered, type TotalsShop } from './totals/order-maker';
import { totalsShop } from './totals/totals-shop';

export const needsShop = false;

const atOnce = 6;
const mostTries = 5;

/** `npm run prove:totals -- N`: N orders (2,000 unless said) are placed for the total the shop showed, to the cent. */
export async function prove({ startBackEnd, platformUrl, args }: ProofInput): Promise<boolean> {
  const count = Number(args[0] ?? 2000);
  const running = await startBackEnd();
  try {
    Configuration.Set({ baseApiUrl: `${platformUrl}/commerce` });
    const shop = await totalsShop(platformUrl, `${platformUrl}/app-api`);
    const faults: string[] = [];
    let next = 0;
    const work = async () => {
      while (next < count) {
        next += 1;
        const seed = next;
        const fault = await begun(shop, seed);
        if (fault) faults.push(fault);
        if (seed % 250 === 0) console.log(`${seed} orders`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    for (const fault of faults) console.log(`FAIL ${fault}`);
    const { pending, refused, unanswered } = shop.busy;
    console.log(
      `on a busy machine: ${unanswered} calls answered 503 and asked again, ${refused} submits that could not be processed and were sent again, ${pending} looks at pending ones`,
    );
    console.log(
      `${faults.length === 0 ? 'ok  ' : 'FAIL'} ${count} orders: shown total is submitted and paid total, ${faults.length} faults`,
    );
    return faults.length === 0;
  } finally {
    await running.stop();
  }
}

/** One order; made anew where a system was not there while its cart was filled, before anything was submitted. */
async function begun(shop: TotalsShop, seed: number): Promise<string | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await compareTotals(shop, seed);
    } catch (error) {
      if (!(error instanceof NotAnswered) || tries === mostTries)
        return `seed ${seed}: ${String(error)}`;
      shop.busy.unanswered += 1;
    }
  }
}
