import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProcess } from '@/lib/core/run-process';
import { openDatabase } from '@/lib/database/open';
import { startTestBackEnd } from './back-end';

/** Commerce, payments, mail and the App API over a directory, as a process that a test may kill. Stocked on the first start. */
await runProcess('test back end', async () => {
  const dataDir = process.env.DATA_DIR ?? '';
  const db = await openDatabase({ dataDir });
  const marker = join(dataDir, 'stocked');
  const backEnd = await startTestBackEnd(db, { staleAfterMs: 2000, reconcileEveryMs: 500 }, { port: Number(process.env.PLATFORM_PORT), stocked: existsSync(marker) });
  writeFileSync(marker, '');
  backEnd.appApi.start();
  return { url: backEnd.env.PLATFORM_URL, close: () => backEnd.close().then(() => db.close()) };
});
