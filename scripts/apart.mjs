/**
 * Whether the storefront stands without its neighbors (`docs/architecture.md`): a copy of the project without `platform/`, and one without `services/` as well,
 * each with the packages of the remaining `package.json` files only, is bundled, and the first type-checked. `--build` installs and builds both as anybody would,
 * and the first sells.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from './support/copy-project.mjs';
import { ensureInstalled, run } from './support/install.mjs';
import { programOf, root } from './support/paths.mjs';

const variants = [['platform'], ['platform', 'services']];
const installs = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
/** Packages for development that a build or its types need. */
const builds = /^(@types\/.*|esbuild|typescript)$/;
/** What the framework writes before it builds, as far as types need it. */
const frameworkTypes =
  '/// <reference types="next" />\n/// <reference types="next/image-types/global" />\n';

/**
 * Gives a copy the installed packages that its `package.json` files name for running and building, and no others: tests have more.
 *
 * @param {string} copy
 */
async function linkPackages(copy) {
  for (const folder of ['.', 'services', 'platform']) {
    const file = join(copy, folder, 'package.json');
    if (!existsSync(file)) continue;
    const { dependencies = {}, devDependencies = {} } = JSON.parse(await readFile(file, 'utf8'));
    const forBuilds = Object.keys(devDependencies).filter((name) => builds.test(name));
    for (const name of [...Object.keys(dependencies), ...forBuilds]) {
      const nested = join(root, folder, 'node_modules', name);
      const installed = existsSync(nested) ? nested : join(root, 'node_modules', name);
      const link = join(copy, folder, 'node_modules', name);
      await mkdir(dirname(link), { recursive: true });
      await symlink(installed, link);
    }
  }
}

/**
 * Throws unless a copy could be installed and its processes can be bundled, and its types hold. Types are asked of the copy that has more: what
 * the other has is among its files, and lint refuses an import of what that one lacks.
 *
 * @param {string} copy
 * @param {string[]} without
 */
async function check(copy, without) {
  // A dry run lists every package on its way; only why it failed is of interest.
  await promisify(execFile)('npm', [...installs, '--dry-run', '--offline', '--ignore-scripts'], {
    cwd: copy,
  });
  await linkPackages(copy);
  await writeFile(join(copy, 'next-env.d.ts'), frameworkTypes);
  if (without.length === 1) {
    const types = [
      programOf('typescript-7', 'tsc'),
      '--noEmit',
      '--incremental',
      'false',
      '-p',
      '.',
    ];
    await run(process.execPath, types, process.env, copy);
  }
  const bundling = "import { bundle } from './scripts/support/bundle.mjs'; await bundle();";
  await run(process.execPath, ['--input-type=module', '--eval', bundling], process.env, copy);
}

/**
 * Throws unless a copy can be installed and built, and one with services can sell with the stand-ins of another process.
 *
 * @param {string} copy
 * @param {string[]} without
 */
async function build(copy, without) {
  await run('npm', [...installs, '--prefer-offline'], process.env, copy);
  await run('npm', ['run', '--silent', 'build'], process.env, copy);
  if (!without.includes('services'))
    await run(process.execPath, ['scripts/prove.mjs', 'services-alone', copy]);
}

/** @param {string[]} without */
async function prove(without) {
  const copy = await mkdtemp(join(tmpdir(), 'lilac-apart-'));
  const began = performance.now();
  try {
    await copyProject(root, copy, without);
    await (process.argv.includes('--build') ? build(copy, without) : check(copy, without));
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`without ${without.join(' and ')}: ok in ${seconds} s`);
  } catch (error) {
    process.exitCode = 1;
    console.error(
      `without ${without.join(' and ')}: ${error instanceof Error ? error.message : error}`,
    );
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

await ensureInstalled();
if (process.argv.includes('--build')) for (const without of variants) await prove(without);
else await Promise.all(variants.map(prove));
