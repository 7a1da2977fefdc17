import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import brand from '@/lib/config/brand-values.json';
import { processEnv } from '@/lib/config/process-env';
import { runBrand } from './run';

try {
  process.exitCode = await runBrand(process.argv.slice(2), processEnv([]), {
    say: console.log,
    brand,
    read: (path) => readFile(path, 'utf8'),
    take: (text) => writeFile('lib/config/brand-values.json', text),
    publicFile: (path) => readFile(join('public', path)).catch(() => null),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
