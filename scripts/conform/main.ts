import { processEnv } from '@/lib/config/process-env';
import { asCommand } from '../support/as-command';
import { runConform } from './run';

await asCommand(() =>
  runConform(process.argv.slice(2), processEnv(['LEDGER_KEY']), {
    say: console.log,
    complain: console.error,
  }),
);
