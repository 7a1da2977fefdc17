import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { waitUntilServing } from '../../support/children.mjs';
import type { Balancer } from './balancer';

type Environment = Record<string, string>;

/** A process of the shop that runs. */
export interface Running {
  name: string;
  origin: string;
  child: ChildProcess;
}

const readyWithinMs = 120_000;
const endsWithinMs = 60_000;
const lookEveryMs = 100;

/** Everything that the proof starts; `stop` ends what is left of it. */
export class Fleet {
  private readonly running = new Set<ChildProcess>();

  /** Starts a release's process on a port of loopback and waits until it answers `path`. */
  async start(
    name: string,
    { folder, file, port, env }: { folder: string; file: string; port: number; env: Environment },
    path = '/livez',
  ): Promise<Running> {
    const child = spawn(process.execPath, [join(folder, '.build', file)], {
      cwd: folder,
      env: { ...env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.running.add(child);
    child.once('exit', () => this.running.delete(child));
    const origin = `http://127.0.0.1:${port}`;
    await waitUntilServing(`${origin}${path}`, child);
    return { name, origin, child };
  }

  /** Puts a process behind a balancer and waits until it gets requests. Throws when it is not ready in two minutes. */
  async join(balancer: Balancer, { name, origin }: Running): Promise<void> {
    balancer.add(origin);
    for (
      const until = Date.now() + readyWithinMs;
      !balancer.isReady(origin);
      await wait(lookEveryMs)
    )
      if (Date.now() > until) throw new Error(`The ${name} at ${origin} was not ready in time.`);
  }

  /** Tells a process to end (SIGTERM), as a rollout does, and waits for it. Throws when it ends with an error, or not in a minute. */
  async end(balancer: Balancer, { name, origin, child }: Running): Promise<void> {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const late = wait(endsWithinMs, ['late'], { ref: false });
    const [code] = (await Promise.race([ended, late])) as [unknown];
    balancer.remove(origin);
    if (code !== 0) throw new Error(`The ${name} at ${origin} ended with ${String(code)}.`);
  }

  async stop(): Promise<void> {
    const left = [...this.running].map((child) => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), endsWithinMs).unref();
      return ended;
    });
    await Promise.all(left);
  }
}

/** Runs a release's `npm run migrate` and answers what it says. */
export async function migrate(folder: string, env: Environment): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(folder, '.build/migrate.mjs')],
    { cwd: folder, env: { ...env, NODE_ENV: 'production' } },
  );
  return stdout.trim();
}
