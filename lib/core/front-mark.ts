import { processWide } from './process/process-wide';

const front = () => processWide('front', () => ({ isHere: false }));

/** Called by the front before it makes the framework's server. */
export function markFront(): void {
  front().isHere = true;
}

/** Why the framework's server must not serve: the front did not start it. `null` when it did. */
export function whyNotServe(): string | null {
  return front().isHere
    ? null
    : 'The shop is served by its front: start it with `npm start`, or with `npm run dev` to work on it. ' +
        'WITHOUT_FRONT=1 serves without it, and without what docs/operations/cdn.md names.';
}
