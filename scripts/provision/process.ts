import { processEnv } from '@/lib/config/process-env';
import { asCommand } from '../support/as-command';
import { saysHelp } from '../support/help.mjs';
import { withoutFile } from './arguments';
import { help, runProvision, type DemoStock } from './run';
import { settingsFile } from './settings-file';

/** Runs the command of this process. Vendors' refusals end it with 1 and their words. */
export async function provisionProcess(demoStock?: DemoStock): Promise<void> {
  if (saysHelp(help)) return;
  const { args, file } = withoutFile(process.argv.slice(2));
  await asCommand(() =>
    runProvision(
      args,
      processEnv(['COMMERCE_URL', 'COMMERCE_BUYER_ID', 'COMMERCE_CATALOG_ID', 'INDEXER_URL']),
      { say: console.log, complain: console.error, keep: file ? settingsFile(file) : undefined },
      demoStock,
    ),
  );
}
