import { processEnv } from '@/lib/config/process-env';
import { privacyVariables, runPrivacy } from './run';

try {
  process.exitCode = await runPrivacy(process.argv.slice(2), processEnv(privacyVariables), {
    say: console.log,
    complain: console.error,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
