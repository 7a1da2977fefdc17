import { processEnv } from '@/lib/config/process-env';
import { runProvision, type DemoStock } from './run';

/** Runs the command of this process. Vendors' refusals end it with 1 and their words. */
export async function provisionProcess(demoStock?: DemoStock): Promise<void> {
  try {
    process.exitCode = await runProvision(
      process.argv.slice(2),
      processEnv(['COMMERCE_URL', 'COMMERCE_BUYER_ID', 'COMMERCE_CATALOG_ID', 'INDEXER_URL']),
      { say: console.log, complain: console.error },
      demoStock,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
