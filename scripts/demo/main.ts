import { setTimeout as wait } from 'node:timers/promises';
import { processEnv } from '@/lib/config/process-env';
import { asCommand } from '../support/as-command';
import { saysHelp } from '../support/help.mjs';
import { commandOf, help } from './command';
import { playDay } from './play-day';

if (!saysHelp(help))
  await asCommand(async () => {
    const command = commandOf(process.argv.slice(2));
    if (command) await playDay(command, processEnv(), { say: console.log, wait });
    else console.error(help);
    return command ? 0 : 2;
  });
