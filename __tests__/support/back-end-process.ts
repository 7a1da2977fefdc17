import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { now } from '@/lib/core/time/clock';
import { runProcess } from '@/lib/core/process/run-process';
import { openDatabase } from '@/services/database/open';
import { storeOf } from '@/services/database/statements';
import { proofGiftCards } from '@/scripts/prove/gift-cards';
import { openAccount } from '@/services/ledgers/account';
import { startTestBackEnd } from './back-end';

/** Commerce, payments, mail and the App API over a directory, as a process that a test may kill. Stocked on the first start, two gift cards among it. */
await runProcess('test back end', async () => {
  const dataDir = process.env.DATA_DIR ?? '';
  const db = await openDatabase({ dataDir });
  const marker = join(dataDir, 'stocked');
  const stocked = existsSync(marker);
  const backEnd = await startTestBackEnd(
    db,
    { staleAfterMs: Number(process.env.STALE_AFTER_MS ?? 2000), reconcileEveryMs: 500 },
    { port: Number(process.env.PLATFORM_PORT), controls: true },
  );
  if (!stocked) {
    const card = {
      kind: 'gift-card',
      ownerID: null,
      active: true,
      balance: 10_000,
      expiresOn: null,
    } as const;
    await storeOf(db).transact(function* () {
      for (const { number, pin } of proofGiftCards)
        yield* openAccount({ ...card, number, pin }, now());
    });
  }
  writeFileSync(marker, '');
  backEnd.appApi.start();
  return { url: backEnd.env.PLATFORM_URL, close: () => backEnd.close().then(() => db.close()) };
});
