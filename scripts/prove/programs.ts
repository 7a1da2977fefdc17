import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A program of a proof: it can be ended as gently or as roughly as a machine ends it. */
export interface Program {
  name: string;
  child: ChildProcess;
  /** Ends it with a signal, SIGTERM unless said; resolves when it is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

const graceMs = 20_000;

/** Starts a program; what it writes to standard output goes to `onLine`, or nowhere. */
export function startProgram(
  name: string,
  [file = '', ...args]: readonly string[],
  {
    env = process.env,
    cwd,
    onLine,
  }: { env?: NodeJS.ProcessEnv; cwd?: string; onLine?(line: string): void } = {},
): Program {
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout?.on('data', (data: Buffer) => {
    for (const line of data.toString().split('\n')) if (line) onLine?.(line);
  });
  const isGone = () => (child.exitCode ?? child.signalCode) !== null;
  return {
    name,
    child,
    async end(signal = 'SIGTERM') {
      if (isGone()) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await Promise.race([gone, wait(graceMs, undefined, { ref: false })]);
      if (isGone()) return;
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Waits until `look` answers something other than `false` or an error. Throws when the program ends before, or after two minutes. */
export async function until(
  { name, child }: Program,
  look: () => Promise<unknown>,
  limitMs = 120_000,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    if ((child.exitCode ?? child.signalCode) !== null)
      throw new Error(`The ${name} ended: see the message above.`);
    const answer = await look().catch(() => false);
    if (answer !== false) return;
    if (performance.now() > deadline)
      throw new Error(`The ${name} was not there after ${limitMs / 1000} s.`);
    await wait(100);
  }
}
