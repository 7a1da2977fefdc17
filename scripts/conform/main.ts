import { processEnv } from '@/lib/config/process-env';
import { asCommand } from '../support/as-command';
import { saysHelp } from '../support/help.mjs';
import { help, runConform } from './run';

if (!saysHelp(help))
  await asCommand(() =>
    runConform(process.argv.slice(2), processEnv(['LEDGER_KEY']), {
      say: console.log,
      complain: console.error,
    }),
  );
