import { processEnv } from '@/lib/config/process-env';
import { runMarketing } from './run';

try {
  process.exitCode = await runMarketing(
    process.argv.slice(2),
    processEnv([
      'COMMERCE_URL',
      'APP_API_URL',
      'FILES_URL',
      'MARKETING_CLIENT_ID',
      'MARKETING_CLIENT_SECRET',
    ]),
    { say: console.log, complain: console.error },
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
