import { whyNotServe } from '@/lib/core/front-mark';
import { env } from './env';
import { fillFromFiles } from './process-env';

/** Ends a process whose server the front did not start, with the sentence that says what to start, unless WITHOUT_FRONT lets it serve (decision 120). */
export function requireFront(): void {
  const why = whyNotServe();
  if (why === null) return;
  fillFromFiles(process.env);
  if (env().WITHOUT_FRONT) return;
  console.error(why);
  process.exit(1);
}
