import { processEnv } from '@/lib/config/process-env';
import { asCommand } from '../support/as-command';
import { privacyVariables, runPrivacy } from './run';

await asCommand(() =>
  runPrivacy(process.argv.slice(2), processEnv(privacyVariables), {
    say: console.log,
    complain: console.error,
  }),
);
