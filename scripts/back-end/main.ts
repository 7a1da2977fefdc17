import { processEnv } from '@/lib/config/process-env';
import { startBackEnd } from '../back-end';
import { runProcess } from '@/lib/core/process/run-process';

await runProcess('back end', async () => {
  const backEnd = await startBackEnd({ env: processEnv() });
  return { url: backEnd.url, close: backEnd.close };
});
