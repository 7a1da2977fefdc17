import { processEnv } from '@/lib/config/process-env';
import { asCommand } from '../support/as-command';
import { saysHelp } from '../support/help.mjs';
import { help, ordersVariables, runOrders } from './run';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

if (!saysHelp(help))
  await asCommand(() =>
    runOrders(process.argv.slice(2), processEnv(ordersVariables), {
      say: console.log,
      complain: console.error,
      password: askPassword,
    }),
  );

/** A line of the input: what is typed into a terminal is not shown. */
async function askPassword(): Promise<string> {
  const { stdin, stderr } = process;
  if (stdin.isTTY) stderr.write('Password: ');
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: unseen, terminal: stdin.isTTY });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    if (stdin.isTTY) stderr.write('\n');
  }
}
