import { ensureBuilt } from './support/build.mjs';
import { ensureInstalled } from './support/install.mjs';
import { runCheck, runJest } from './support/runners.mjs';
import { scriptBytesPerRoute } from './support/script-bytes.mjs';

const faults = [];
const check = ({ name, failed }) => {
  console.log(`${name}: ${failed === 0 ? 'ok' : 'FAILED'}`);
  if (failed > 0) faults.push(name);
};

await ensureInstalled();
await ensureBuilt();
const [types, lint] = await Promise.all([
  runCheck('types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.']),
  runCheck('lint and zones', [
    'node_modules/eslint/bin/eslint.js',
    '.',
    '--max-warnings',
    '0',
    '--cache',
    '--cache-location',
    '.build/eslint-cache',
  ]),
]);
check(types);
check(lint);
check(await runCheck('licence notices', ['scripts/licences.mjs', '--check']));
if (!process.argv.includes('--without-tests')) check(await runJest(['rules', 'components']));

for (const { route, kilobytes, budget } of await scriptBytesPerRoute()) {
  console.log(`script of ${route}: ${kilobytes} KB of ${budget} KB`);
  if (kilobytes > budget) faults.push(`script of ${route}`);
}

if (faults.length > 0) {
  console.error(`Not right: ${faults.join(', ')}`);
  process.exitCode = 1;
}
