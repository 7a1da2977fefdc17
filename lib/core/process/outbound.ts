import { measures } from '../measures';
import { currentRequest } from '../request-context';
import { err, ok } from '../result';
import { traced, type Span } from '../tracing';

/** How a call ended: `ok`, or a word for the failure, which is `refused` when the other system answered and said no. */
export interface CallEnd {
  outcome: string;
  status?: number;
}

/**
 * Makes a call that leaves the process: seen in the trace, in the metrics, and in the times staff are told. `endOf` puts what it threw into words.
 * Throws what `fn` throws.
 */
export async function outbound<T>(
  system: string,
  operation: string,
  fn: () => Promise<T>,
  endOf: (error: unknown) => CallEnd = () => ({ outcome: 'failed' }),
): Promise<T> {
  const work = { kind: 'client', name: `${system} ${operation}` } as const;
  // Thrown outside the span only: what a refusal or a failure is, `endOf` says.
  const end = await traced(work, async (span) => {
    const started = performance.now();
    try {
      const value = await fn();
      tell(span, system, { outcome: 'ok' }, started);
      return ok(value);
    } catch (error) {
      tell(span, system, endOf(error), started);
      return err(error);
    }
  });
  if (end.ok) return end.value;
  throw end.error;
}

function tell(span: Span, system: string, { outcome, status }: CallEnd, started: number): void {
  const ms = performance.now() - started;
  span.tell({ 'peer.service': system, outcome, 'http.response.status_code': status });
  if (outcome !== 'ok' && outcome !== 'refused') span.fail(outcome);
  measures()?.called(system, outcome, ms);
  const times = currentRequest()?.times;
  if (!times) return;
  const { ms: before, calls } = times.get(system) ?? { ms: 0, calls: 0 };
  times.set(system, { ms: before + ms, calls: calls + 1 });
}
