import { setTimeout as wait } from 'node:timers/promises';
import { processEnv } from '@/lib/config/process-env';
import { commandOf, help } from './command';
import { playDay } from './play-day';

const command = commandOf(process.argv.slice(2));
try {
  if (command) await playDay(command, processEnv(), { say: console.log, wait });
  else console.error(help);
  process.exitCode = command ? 0 : 2;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
