import { outbound } from '@/lib/core/process/outbound';
import { errorWords, PlainError } from '@/lib/core/errors/error-words';

/** Another system did not answer, or not in a way that says what became of the call. Keeps nothing of the request. */
export class UpstreamUnavailable extends PlainError {
  constructor(
    readonly system: 'captcha' | 'files' | 'ledger' | 'payments',
    detail: string,
  ) {
    super(`${system}: ${detail}`);
    this.name = 'UpstreamUnavailable';
  }
}

/** Runs a call; whatever it throws becomes an `UpstreamUnavailable` of the system. */
export async function reaching<T>(
  system: UpstreamUnavailable['system'],
  operation: string,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await outbound(system, operation, call);
  } catch (error) {
    throw error instanceof UpstreamUnavailable
      ? error
      : new UpstreamUnavailable(system, errorWords(error));
  }
}
