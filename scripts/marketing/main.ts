import { parseEnv } from '@/lib/config/env';
import { runMarketing } from './run';

try {
  process.exitCode = await runMarketing(process.argv.slice(2), parseEnv(process.env), { say: console.log, complain: console.error });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
