import { processEnv } from '@/lib/config/process-env';
import { asCommand } from '../support/as-command';
import { saysHelp } from '../support/help.mjs';
import { help, privacyVariables, runPrivacy } from './run';

if (!saysHelp(help))
  await asCommand(() =>
    runPrivacy(process.argv.slice(2), processEnv(privacyVariables), {
      say: console.log,
      complain: console.error,
    }),
  );
