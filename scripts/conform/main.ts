import { processEnv } from '@/lib/config/process-env';
import { runConform } from './run';

try {
  process.exitCode = await runConform(process.argv.slice(2), processEnv(['LEDGER_KEY']), {
    say: console.log,
    complain: console.error,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
