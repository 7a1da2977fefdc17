import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.mjs';

const marker = join(root, 'node_modules', '.lilac-lock');

/** Installs the packages when the lock file is not the one they were installed from. Throws when npm fails. */
export async function ensureInstalled() {
  const lock = createHash('sha256')
    .update(await readFile(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(marker) && (await readFile(marker, 'utf8')) === lock) return;
  console.log('Installing packages…');
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  await writeFile(marker, lock);
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
