import { processEnv } from '@/lib/config/process-env';
import { runProvision } from './run';

try {
  process.exitCode = await runProvision(
    process.argv.slice(2),
    processEnv(['COMMERCE_URL', 'COMMERCE_BUYER_ID', 'COMMERCE_CATALOG_ID', 'INDEXER_URL']),
    { say: console.log, complain: console.error },
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
