import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { processEnv } from '@/lib/config/process-env';
import { standInNames } from '@/lib/config/stand-ins';
import { runProcess } from '@/lib/core/process/run-process';
import { openDatabase } from '@/services/database/open';
import { claimForStandIns } from '@/services/database/ownership';
import { closeServer, listen } from '@/services/http/listen';
import { openAccounts } from '../back-end/open-accounts';
import { mountStandIns } from '../back-end/root';
import { withoutFile } from '../provision/arguments';
import { settingsFile } from '../provision/settings-file';
import { saysHelp } from '../support/help.mjs';

const usage = `npm run accounts [-- --save FILE]

Opens empty accounts at the vendors' stand-ins, with IDs and keys of their own, on PLATFORM_PORT and the port after it, until Ctrl-C.

  --save FILE   writes addresses, IDs and keys into FILE as well`;

const { args, file } = withoutFile(process.argv.slice(2));
if (args.length > 0 && !saysHelp(usage)) {
  console.error(usage);
  process.exitCode = 2;
} else if (args.length === 0) await runProcess('accounts', holdAccounts);

async function holdAccounts() {
  const env = processEnv(['PLATFORM_HOST', 'PLATFORM_PORT', 'DATA_DIR']);
  const db = await openDatabase({ dataDir: join(env.DATA_DIR, 'accounts') });
  await claimForStandIns(db, { embedded: true });
  const { systems, settings } = await openAccounts(standInNames, db, env);
  const root = new Hono<{ Bindings: HttpBindings }>();
  mountStandIns(root, systems);
  const server = await listen(root.fetch, {
    host: env.PLATFORM_HOST,
    port: env.PLATFORM_PORT,
    variable: 'PLATFORM_PORT',
  });
  const { commerce, content, files, mail } = systems;
  const queues = [commerce.deliveries, content.webhooks.deliveries, files.notices];
  for (const queue of queues) queue.start();
  console.log('Empty accounts are open. For the environment of `npm run provision -- all`:\n');
  const keep = file ? settingsFile(file) : () => undefined;
  for (const [name, value] of Object.entries(settings)) {
    console.log(`${name}=${value}`);
    keep(`${name}=${value}`);
  }
  return {
    url: env.PLATFORM_URL,
    close: async () => {
      for (const queue of queues) await queue.stop();
      await closeServer(server);
      await mail.close();
      await db.close();
    },
  };
}
