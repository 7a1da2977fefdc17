import { join } from 'node:path';
import { processEnv } from '@/lib/config/process-env';
import { openDatabase } from '@/services/database/open';
import { mailProbes } from '@/services/upstream/mail-probes';
import { doctorBooks } from '@/services/doctor-books';
import { runDoctor } from './run';

try {
  // Its faults are what is looked for, so an environment that is not ready for production is read all the same.
  const env = processEnv([]);
  const db = env.DATABASE_URL
    ? await openDatabase({ dataDir: join(env.DATA_DIR, 'services'), databaseUrl: env.DATABASE_URL })
    : null;
  try {
    process.exitCode = await runDoctor(process.argv.slice(2), env, {
      say: console.log,
      variables: process.env,
      books: db ? doctorBooks(db) : undefined,
      mail: mailProbes(env),
    });
  } finally {
    await db?.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
