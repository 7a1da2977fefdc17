import { parseEnv } from '@/lib/config/env';
import { startBackEnd } from '../back-end';
import { runProcess } from '@/lib/core/run-process';

await runProcess('back end', async () => {
  const backEnd = await startBackEnd({ env: parseEnv(process.env) });
  return { url: backEnd.url, close: backEnd.close };
});
