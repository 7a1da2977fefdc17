import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import brand from '@/lib/config/brand-values.json';
import { processEnv } from '@/lib/config/process-env';
import { asCommand } from '../support/as-command';
import { saysHelp } from '../support/help.mjs';
import { help, runBrand } from './run';

if (!saysHelp(help))
  await asCommand(
    () =>
      runBrand(process.argv.slice(2), processEnv([]), {
        say: console.log,
        brand,
        read: (path) => readFile(path, 'utf8'),
        take: (text) => writeFile('lib/config/brand-values.json', text),
        publicFile: (path) => readFile(join('public', path)).catch(() => null),
      }),
    2,
  );
