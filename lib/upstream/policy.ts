import {
  circuitBreaker,
  CircuitState,
  DelegateBackoff,
  handleWhen,
  isBrokenCircuitError,
  retry,
  SamplingBreaker,
  timeout,
  TimeoutStrategy,
  wrap,
  type IPolicy,
  type IRetryBackoffContext,
} from 'cockatiel';
import { log } from '@/lib/core/log';
import { outbound } from '@/lib/core/process/outbound';
import { processWide } from '@/lib/core/process/process-wide';
import type { Figure } from '@/lib/telemetry/meter';
import { systems, type CallPolicy, type System } from './systems';
import { longestRetryAfterMs, retryAfterOf, retryBudget } from './retries';
import { isKeyRefused, isUnanswered, isUpstreamError, UpstreamError } from './upstream-error';

interface VendorError {
  status?: number;
  statusCode?: number;
  code?: string;
  errors?: { ErrorCode?: string; Message?: string; Data?: unknown }[];
  response?: { status?: number; headers?: Record<string, unknown>; data?: unknown };
  message?: string;
  /** Why `fetch` failed. */
  cause?: { code?: string };
}

const worthAnotherTry = new Set([408, 425, 429]);

/** Any vendor client's error (OrderCloud, axios, Algolia, Contentful, fetch) as an `UpstreamError`. */
function toUpstreamError(system: System, error: unknown): UpstreamError {
  if (isUpstreamError(error)) return error;
  const vendor = (typeof error === 'object' && error !== null ? error : {}) as VendorError;
  const status = statusOf(vendor);
  if (status === undefined) {
    const timedOut =
      vendor.code === 'ECONNABORTED' ||
      vendor.code === 'ETIMEDOUT' ||
      (error instanceof Error && error.name === 'TimeoutError');
    const neverArrived = (vendor.code ?? vendor.cause?.code) === 'ECONNREFUSED';
    return new UpstreamError(
      system,
      timedOut ? 'timeout' : 'unavailable',
      neverArrived ? { neverArrived } : {},
    );
  }
  const refused = status >= 400 && status < 500 && !worthAnotherTry.has(status);
  const first = vendor.errors?.[0];
  return new UpstreamError(system, refused ? 'refused' : 'unavailable', {
    status,
    code: first?.ErrorCode,
    vendorMessage: first?.Message,
    data: first?.Data,
    ids: idsOf(vendor),
    retryAfterMs: retryAfterOf(vendor.response?.headers) ?? busyMs(system, status),
  });
}

function busyMs(system: System, status: number): number | undefined {
  const limits: CallPolicy = systems[system];
  return status === 429 ? limits.busyMs : undefined;
}

/** Contentful has its status in a JSON message, every other vendor in a property. */
function statusOf(vendor: VendorError): number | undefined {
  const direct = vendor.status ?? vendor.statusCode ?? vendor.response?.status;
  if (typeof direct === 'number') return direct;
  const inMessage = /"status":\s*(\d{3})/.exec(vendor.message ?? '');
  return inMessage ? Number(inMessage[1]) : undefined;
}

function idsOf(vendor: VendorError): string[] | undefined {
  const ids = (vendor.errors ?? []).flatMap(({ Data }) => {
    const data = (typeof Data === 'object' && Data !== null ? Data : {}) as Record<string, unknown>;
    return [data.ProductID, data.LineItemID, data.ObjectID]
      .filter((id) => typeof id === 'string')
      .slice(0, 1);
  });
  return ids.length > 0 ? ids : undefined;
}

interface CallOptions {
  /** A read, or a write that may be repeated without a second effect. */
  idempotent: boolean;
}

const policies = processWide('upstream-policies', () => new Map<string, IPolicy>());

/**
 * Runs one call to another system under its time limits, retry and breaker, and logs how it ended. `fn` must pass the signal on.
 * Throws `UpstreamError` only.
 */
export async function callUpstream<T>(
  system: System,
  operation: string,
  options: CallOptions,
  fn: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const started = performance.now();
  // What a system refuses a shopper is nobody's fault.
  const finish = (outcome: string, error?: UpstreamError) =>
    log(error && (error.kind !== 'refused' || isKeyRefused(error)) ? 'warn' : 'debug', 'upstream', {
      upstream: system,
      operation,
      outcome,
      status: error?.status,
      errCode: error?.code,
      ms: Math.round(performance.now() - started),
    });
  const run = () =>
    policyOf(system, options.idempotent).execute(async ({ signal }) => {
      try {
        return await fn(signal);
      } catch (error) {
        throw signal.aborted
          ? new UpstreamError(system, 'timeout')
          : toUpstreamError(system, error);
      }
    });
  const endOf = (error: unknown) => {
    const failure = asUpstreamError(system, error);
    return { outcome: isBrokenCircuitError(error) ? 'open' : failure.kind, status: failure.status };
  };
  try {
    const value = await outbound(system, operation, run, endOf);
    finish('ok');
    return value;
  } catch (error) {
    const failure = asUpstreamError(system, error);
    finish(endOf(error).outcome, failure);
    throw failure;
  }
}

const breakerNumbers: Partial<Record<CircuitState, number>> = {
  [CircuitState.Closed]: 0,
  [CircuitState.HalfOpen]: 1,
};

/** The breakers, for the metrics. */
export const breakerFigure: Figure = {
  name: 'shop_upstream_breaker',
  help: 'Breaker of each system that was called: 0 closed, 1 trying one call, 2 open.',
  labels: ['system'],
  read: () =>
    Promise.resolve(
      [...breakers].map(([system, { state }]) => ({
        labels: { system },
        value: breakerNumbers[state] ?? 2,
      })),
    ),
};

/** The library's own predicate checks for the wrong property. */
function isTimeUp(error: unknown): boolean {
  return error instanceof Error && 'isTaskCancelledError' in error;
}

function asUpstreamError(system: System, error: unknown): UpstreamError {
  if (isUpstreamError(error)) return error;
  if (isTimeUp(error)) return new UpstreamError(system, 'timeout');
  if (isBrokenCircuitError(error))
    return new UpstreamError(system, 'unavailable', { neverArrived: true });
  return toUpstreamError(system, error);
}

function policyOf(system: System, idempotent: boolean): IPolicy {
  const key = `${system} ${idempotent}`;
  const made = policies.get(key);
  if (made) return made;
  const limits: CallPolicy = systems[system];
  const total = timeout(limits.totalMs, TimeoutStrategy.Aggressive);
  const attempt = timeout(limits.attemptMs, TimeoutStrategy.Aggressive);
  const guarded = wrap(breakerOf(system, limits), attempt);
  const policy =
    idempotent && limits.retries > 0
      ? wrap(total, retryOf(system, limits.retries), guarded)
      : wrap(total, guarded);
  policies.set(key, policy);
  return policy;
}

const breakers = processWide(
  'upstream-breakers',
  () => new Map<System, ReturnType<typeof circuitBreaker>>(),
);

function breakerOf(system: System, limits: CallPolicy) {
  const made = breakers.get(system);
  if (made) return made;
  const failed = handleWhen((error) => !isUpstreamError(error) || isOfASystemDown(error));
  const breaker = circuitBreaker(failed, {
    halfOpenAfter: 10_000,
    breaker: new SamplingBreaker({ threshold: limits.breakAt, duration: 10_000, minimumRps: 0.5 }),
  });
  breakers.set(system, breaker);
  return breaker;
}

/** A system that says when to retry is not down. */
function isOfASystemDown({ kind, status, retryAfterMs }: UpstreamError): boolean {
  return kind !== 'refused' && !(status === 429 && retryAfterMs !== undefined);
}

function retryOf(system: System, retries: number) {
  const budget = retryBudget(system);
  const worthwhile = handleWhen((error) => isWorthRetrying(error) && budget.take());
  const policy = retry(worthwhile, {
    maxAttempts: retries,
    backoff: new DelegateBackoff(backoffMs),
  });
  // The library asks about the last failure as well, which is not repeated.
  policy.onGiveUp(() => budget.giveBack());
  return policy;
}

function isWorthRetrying(error: Error): boolean {
  if (isTimeUp(error)) return true;
  return isUnanswered(error) && (error.retryAfterMs ?? 0) <= longestRetryAfterMs;
}

/** Full jitter over 100 ms doubled per attempt, at most a second; or what the system asked for. */
function backoffMs(context: IRetryBackoffContext<unknown>): number {
  const error = 'error' in context.result ? context.result.error : undefined;
  if (isUpstreamError(error) && error.retryAfterMs !== undefined) return error.retryAfterMs;
  return Math.random() * Math.min(1000, 100 * 2 ** context.attempt);
}
