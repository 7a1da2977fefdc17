import { processEnv } from '@/lib/config/process-env';
import { mailProbes } from '@/services/upstream/mail-probes';
import { openDoctorBooks } from '@/services/doctor-books';
import { asCommand } from '../support/as-command';
import { saysHelp } from '../support/help.mjs';
import { help, runDoctor } from './run';

if (!saysHelp(help))
  await asCommand(async () => {
    // Its faults are what is looked for, so an environment that is not ready for production is read all the same.
    const env = processEnv([]);
    const opened = env.DATABASE_URL ? await openDoctorBooks(env.DATABASE_URL) : null;
    try {
      return await runDoctor(process.argv.slice(2), env, {
        say: console.log,
        variables: process.env,
        books: opened?.books,
        booksFault: opened?.fault,
        mail: mailProbes(env),
      });
    } finally {
      await opened?.close();
    }
  }, 2);
