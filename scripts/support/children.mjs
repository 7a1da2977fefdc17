import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './paths.mjs';

const graceMs = 30_000;

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 *
 * @typedef {object} Start
 * @property {NodeJS.ProcessEnv} env
 * @property {string[]} [args]
 * @property {string[]} [nodeArgs]
 * @property {(message: string) => void} [onDeath]
 * @property {(line: string) => void} [onLine]
 */

/** A set of processes that live and die together. */
export class Children {
  /** @type {Map<string, ChildProcess>} */
  #running = new Map();
  /** @type {Promise<void> | null} */
  #stopping = null;

  /**
   * Starts `node nodeArgs file args`; when it ends by itself, all others are stopped and `onDeath` is told. What it writes goes where this process
   * writes, or line by line to `onLine`.
   *
   * @param {string} name
   * @param {string} file
   * @param {Start} options
   */
  start(name, file, { env, args = [], nodeArgs = ['--enable-source-maps'], onDeath, onLine }) {
    const child = spawn(process.execPath, [...nodeArgs, file, ...args], {
      cwd: root,
      env,
      stdio: ['ignore', onLine ? 'pipe' : 'inherit', 'inherit'],
    });
    if (onLine && child.stdout) createInterface({ input: child.stdout }).on('line', onLine);
    this.#running.set(name, child);
    child.once('exit', (code, signal) => {
      this.#running.delete(name);
      if (!this.#stopping) onDeath?.(`The ${name} ended (${signal ?? code}).`);
    });
    return child;
  }

  /** Stops every process: asks, waits, then insists. */
  stop() {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll() {
    const children = [...this.#running.values()];
    for (const child of children) child.kill('SIGTERM');
    const ended = Promise.all(
      children.map(
        (child) =>
          new Promise((resolve) =>
            (child.exitCode ?? child.signalCode) !== null
              ? resolve(undefined)
              : child.once('exit', resolve),
          ),
      ),
    );
    await Promise.race([ended, wait(graceMs, undefined, { ref: false })]);
    for (const child of this.#running.values()) child.kill('SIGKILL');
    await ended;
  }
}

/**
 * The id of a process that runs. Throws when it never did.
 *
 * @param {ChildProcess} child
 */
export function pidOf({ pid }) {
  if (pid === undefined) throw new Error('It could not start: see the message above.');
  return pid;
}

/**
 * Waits until an address answers 200; gives up when the process ends or after `limitMs`.
 *
 * @param {string} url
 * @param {ChildProcess} child
 * @param {number} [limitMs]
 */
export async function waitUntilServing(url, child, limitMs = 180_000) {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error('It could not start: see the message above.');
    const answered = await fetch(url, { signal: AbortSignal.timeout(5000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await wait(100);
  }
  throw new Error(`${url} did not answer within ${limitMs / 1000} s.`);
}
