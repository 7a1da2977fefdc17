import { ensureInstalled } from './support/install.mjs';
import { ensureBuilt } from './support/build.mjs';
import { programOf } from './support/paths.mjs';
import { runCheck, runJest } from './support/runners.mjs';
import { toolsRun } from './support/tools-run.mjs';

/**
 * TypeScript 7, the native one (decision 169). Several checkers each look at what all need; the other core has checks of its own.
 *
 * @param {string} project
 */
const types = (project) => [programOf('typescript-7', 'tsc'), '-p', project, '--checkers', '1'];

/**
 * What takes longest begins first, so that no core waits for it at the end; the build comes last. The tests of the shop itself are `npm test`, which asks
 * for the `--folders-apart` as well.
 *
 * @type {[name: string, args: string[]][]}
 */
const checks = [
  ['format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']],
  ['lint and areas', [programOf('oxlint')]],
  ...(process.argv.includes('--folders-apart')
    ? /** @type {[string, string[]][]} */ ([['folders apart', ['scripts/apart.mjs']]])
    : []),
  ['types of the shop', types('.')],
  ['types of tests and commands', types('__tests__')],
  ['unused files, exports and packages', ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['licence notices', ['scripts/licences.mjs', '--check']],
];
/** What asks for a newer Node than the shop. */
const ofTools = ['format', 'lint and areas', 'unused files, exports and packages'];
const atOnce = 2;

/** @type {string[]} */
const faults = [];
/** @param {import('./support/runners.mjs').Outcome} outcome */
const report = ({ name, failed }) => {
  console.log(`${name}: ${failed === 0 ? 'ok' : 'FAILED'}`);
  if (failed > 0) faults.push(name);
};

await ensureInstalled();
const left = checks.filter(([name]) => toolsRun || !ofTools.includes(name));
if (!toolsRun) console.log(`Not looked at, asks for Node 20.19: ${ofTools.join(', ')}`);
const work = async () => {
  for (let next = left.shift(); next; next = left.shift()) report(await runCheck(...next));
};
await Promise.all(Array.from({ length: atOnce }, work));
if (!process.argv.includes('--without-tests')) {
  report(await runJest(['rules', 'components']));
  await ensureBuilt();
}

if (faults.length > 0) {
  console.error(`Not right: ${faults.join(', ')}`);
  process.exitCode = 1;
}
