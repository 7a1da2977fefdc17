import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startProgram, until, type Program } from '../programs';
import type { Balancer } from './balancer';

type Environment = Record<string, string>;

/** A process of the shop that runs. */
export interface Running extends Program {
  origin: string;
}

interface Place {
  /** The folder of a release. */
  folder: string;
  /** Of its build. */
  file: string;
  port: number;
  env: Environment;
}

const readyWithinMs = 120_000;
const endsWithinMs = 60_000;

/** Everything of the shop that the proof starts; `stop` ends what is left of it. */
export class Fleet {
  private readonly running: Program[] = [];

  /** Starts a release's process on a port of loopback and waits until its balancer sends it requests. Throws when that takes two minutes. */
  async start(
    name: string,
    balancer: Balancer,
    { folder, file, port, env }: Place,
  ): Promise<Running> {
    const program = startProgram(name, [process.execPath, join(folder, '.build', file)], {
      cwd: folder,
      env: { ...env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) },
    });
    this.running.push(program);
    const origin = `http://127.0.0.1:${port}`;
    balancer.add(origin);
    await until(program, () => Promise.resolve(balancer.isReady(origin)), readyWithinMs);
    return { ...program, origin };
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
    await Promise.all(this.running.map((program) => program.end()));
  }
}

/** Runs a release's `npm run migrate` and returns what it says. */
export async function migrate(folder: string, env: Environment): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(folder, '.build/migrate.mjs')],
    { cwd: folder, env: { ...env, NODE_ENV: 'production' } },
  );
  return stdout.trim();
}
