import { parseEnv } from '@/lib/config/env';
import { runPrivacy } from './run';

try {
  process.exitCode = await runPrivacy(process.argv.slice(2), parseEnv(process.env), {
    say: console.log,
    complain: console.error,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
