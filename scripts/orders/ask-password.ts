import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** A line of the input: what is typed into a terminal is not shown. */
export async function askPassword(): Promise<string> {
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
