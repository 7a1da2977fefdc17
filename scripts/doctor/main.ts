import { promises as dns } from 'node:dns';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { processEnv } from '@/lib/config/process-env';
import { openDatabase } from '@/services/database/open';
import { lastHeardOf } from './last-heard';
import { runDoctor } from './run';

try {
  // Its faults are what is looked for, so an environment that is not ready for production is read all the same.
  const env = processEnv([]);
  const db = env.DATABASE_URL
    ? await openDatabase({ dataDir: join(env.DATA_DIR, 'services'), databaseUrl: env.DATABASE_URL })
    : null;
  const transport = createTransport({
    url: env.SMTP_URL,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
  });
  try {
    process.exitCode = await runDoctor(process.argv.slice(2), env, {
      say: console.log,
      variables: process.env,
      lastHeard: db ? lastHeardOf(db) : undefined,
      mail: {
        greet: () => transport.verify(),
        textRecords: (name) =>
          dns.resolveTxt(name).then(
            (records) => records.map((parts) => parts.join('')),
            () => [],
          ),
      },
    });
  } finally {
    await db?.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
