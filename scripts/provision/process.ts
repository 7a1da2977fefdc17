import { processEnv } from '@/lib/config/process-env';
import { withoutFile } from './arguments';
import { runProvision, type DemoStock } from './run';
import { settingsFile } from './settings-file';

/** Runs the command of this process. Vendors' refusals end it with 1 and their words. */
export async function provisionProcess(demoStock?: DemoStock): Promise<void> {
  const { args, file } = withoutFile(process.argv.slice(2));
  try {
    process.exitCode = await runProvision(
      args,
      processEnv(['COMMERCE_URL', 'COMMERCE_BUYER_ID', 'COMMERCE_CATALOG_ID', 'INDEXER_URL']),
      { say: console.log, complain: console.error, keep: file ? settingsFile(file) : undefined },
      demoStock,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
