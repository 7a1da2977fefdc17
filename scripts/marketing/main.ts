import { processEnv } from '@/lib/config/process-env';
import { asCommand } from '../support/as-command';
import { runMarketing } from './run';

await asCommand(() =>
  runMarketing(
    process.argv.slice(2),
    processEnv([
      'COMMERCE_URL',
      'APP_API_URL',
      'FILES_URL',
      'MARKETING_CLIENT_ID',
      'MARKETING_CLIENT_SECRET',
    ]),
    { say: console.log, complain: console.error },
  ),
);
