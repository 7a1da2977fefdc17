import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bundleOne } from './bundle.mjs';
import { ensureInstalled } from './install.mjs';
import { buildDir, root } from './paths.mjs';

/**
 * Runs the program of a folder of `scripts` with the arguments of this process, which hands its signals on and ends with the program's code.
 *
 * @param {string} folder
 * @param {() => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>} [environment]
 */
export async function runCommand(folder, environment = () => process.env) {
  await ensureInstalled();
  const outfile = join(buildDir, `${folder.replace('/', '-')}.mjs`);
  await bundleOne(join(root, 'scripts', folder, 'main.ts'), outfile);
  const child = spawn(process.execPath, [outfile, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: await environment(),
  });
  process.on('SIGINT', () => child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
