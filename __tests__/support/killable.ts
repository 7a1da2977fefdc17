import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Victim } from '@/scripts/prove/writes/crash-rounds';
import { freePort } from './free-port';

/** The test back end as a process on a directory of its own, which holds the test's shop where the run has an image of it, and which may start with settings of its own; `start` ends one that runs; `remove` takes both away. */
export async function killableBackEnd(): Promise<
  Victim & { start(settings?: Record<string, string>): Promise<void>; remove(): Promise<void> }
> {
  const folder = mkdtempSync(join(tmpdir(), 'lilac-kill-'));
  const stocked = process.env.TEST_PGLITE_STOCKED;
  if (stocked) {
    await mkdir(join(folder, 'database'));
    await promisify(execFile)('tar', ['-xf', stocked, '-C', join(folder, 'database')]);
  }
  const port = await freePort();
  // Packages are found from where the program lies: within the project.
  const program = join(process.cwd(), '.build', `test-back-end-${port}.mjs`);
  const bundle = `import { bundleOne } from './scripts/support/bundle.mjs'; await bundleOne('__tests__/support/back-end-process.ts', ${JSON.stringify(program)});`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', bundle]);
  let child: ChildProcess | undefined;
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return {
    platformUrl: `http://127.0.0.1:${port}`,
    start: async (settings: Record<string, string> = {}) => {
      await kill();
      const started = spawn(process.execPath, [program], {
        env: {
          ...process.env,
          DATA_DIR: folder,
          PLATFORM_PORT: String(port),
          LOG_LEVEL: 'silent',
          NODE_OPTIONS: '',
          ...settings,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = started;
      const output: string[] = [];
      for await (const line of createInterface(started.stdout)) {
        output.push(line);
        if (line.includes('ready')) break;
      }
      started.stdout.resume();
      if (!output.at(-1)?.includes('ready'))
        throw new Error(`The test back end could not start. ${output.join('\n')}`);
    },
    kill,
    remove: async () => {
      await kill();
      await Promise.all(
        [folder, program, `${program}.map`].map((path) =>
          rm(path, { recursive: true, force: true }),
        ),
      );
    },
  };
}
