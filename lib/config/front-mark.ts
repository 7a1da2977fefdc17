import { processWide } from '@/lib/core/process/process-wide';
import { env } from './env';
import { fillFromFiles } from './process-env';

const front = () => processWide('front', () => ({ isHere: false }));

/** Called by the front before it makes the framework's server. */
export function markFront(): void {
  front().isHere = true;
}

/** Why the framework's server must not serve: the front did not start it. `null` when it did. */
function whyNotServe(): string | null {
  return front().isHere
    ? null
    : 'The shop is served by its front: start it with `npm start`, or with `npm run dev` to work on it. ' +
        'WITHOUT_FRONT=1 serves without it, and without what docs/operations/cdn.md names.';
}

/** Ends a process whose server the front did not start, with the sentence that says what to start, unless WITHOUT_FRONT lets it serve (decision 120). */
export function requireFront(): void {
  const why = whyNotServe();
  if (why === null) return;
  fillFromFiles(process.env);
  if (env().WITHOUT_FRONT) return;
  console.error(why);
  process.exit(1);
}
