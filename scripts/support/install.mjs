import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isInstalled } from './installed.mjs';
import { root } from './paths.mjs';

/** Installs the packages unless those of the lock file are there, whoever ran npm. Throws when npm fails. */
export async function ensureInstalled() {
  const [lock, installed] = await Promise.all([
    readLock(join(root, 'package-lock.json')),
    readLock(join(root, 'node_modules', '.package-lock.json')).catch(() => ({})),
  ]);
  if (isInstalled(lock, installed, process)) return;
  console.log('Installing packages…');
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
}

/**
 * @param {string} path
 * @returns {Promise<import('./installed.mjs').LockFile>}
 */
async function readLock(path) {
  return JSON.parse(await readFile(path, 'utf8'));
}

/**
 * Runs a command in a folder, by itself the project's, with its output shown. Throws when it ends with anything but 0.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [cwd]
 * @returns {Promise<void>}
 */
export function run(command, args, env = process.env, cwd = root) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: 'inherit',
      env,
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve(undefined)
        : reject(new Error(`${command} ${args.join(' ')} ended with ${code}.`)),
    );
  });
}
