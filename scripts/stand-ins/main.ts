import { processEnv } from '@/lib/config/process-env';
import { standInNames } from '@/lib/config/stand-ins';
import { runProcess } from '@/lib/core/process/run-process';
import { claimForStandIns } from '@/services/database/ownership';
import { openDatabase } from '@/services/database/open';
import { closeServer, listen } from '@/services/http-server';
import { rootApp } from '../back-end/root';
import { ensureStock } from '../back-end/stocking';
import { createStandIns } from '../back-end/systems';

/**
 * The vendors' stand-ins without any service of the retailer's, for shops whose services run by themselves (`npm run start:services`): on
 * PLATFORM_HOST:PLATFORM_PORT, over the embedded database of DATA_DIR, stocked at the first start. Never in production.
 */
async function startStandIns() {
  const env = processEnv();
  if (env.SHOP_ENV === 'production') throw new Error('Stand-ins alone are for trying things out.');
  const db = await openDatabase({ dataDir: env.DATA_DIR });
  try {
    await claimForStandIns(db, { embedded: true });
    const systems = await createStandIns(standInNames, db, env);
    const stocked = await ensureStock(db, systems, env);
    const { fetch } = rootApp({ env, systems, stocked, faults: null });
    const server = await listen(fetch, {
      host: env.PLATFORM_HOST,
      port: env.PLATFORM_PORT,
      variable: 'PLATFORM_PORT',
    });
    const queues = [
      systems.commerce.deliveries,
      systems.content.webhooks.deliveries,
      systems.files.notices,
    ];
    for (const queue of queues) queue.start();
    return {
      url: env.PLATFORM_URL,
      close: async () => {
        for (const queue of queues) await queue.stop();
        await closeServer(server);
        await systems.mail.close();
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

await runProcess('stand-ins', startStandIns);
