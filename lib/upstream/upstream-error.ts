import { PlainError } from '@/lib/core/errors/error-words';
import { systems, type CallPolicy, type System } from './systems';

/** How a call to another system failed. `refused` is a 4xx: repeating the call changes nothing. */
export type UpstreamFailure = 'unavailable' | 'timeout' | 'refused';

interface Details {
  status?: number;
  /** The vendor's own error code, such as `Inventory.Insufficient`. */
  code?: string;
  /** The vendor's own first message, for the few places that rethrow it. */
  vendorMessage?: string;
  ids?: string[];
  /** The data of the vendor's first error, unparsed. */
  data?: unknown;
  retryAfterMs?: number;
  /** Whether the last try certainly never reached the system. */
  neverArrived?: true;
}

/** The only error that leaves `lib/upstream`. */
export class UpstreamError extends PlainError {
  readonly status?: number;
  readonly code?: string;
  readonly vendorMessage?: string;
  readonly ids?: string[];
  readonly data?: unknown;
  readonly retryAfterMs?: number;
  readonly neverArrived?: true;

  constructor(
    readonly system: System,
    readonly kind: UpstreamFailure,
    details: Details = {},
  ) {
    super(
      `${system}: ${kind}${details.status ? ` ${details.status}` : ''}${details.code ? ` ${details.code}` : ''}`,
    );
    this.name = 'UpstreamError';
    Object.assign(this, details);
  }
}

/** Whether an error is an `UpstreamError`, by name: the bundler may hold several copies of the class. */
export function isUpstreamError(error: unknown): error is UpstreamError {
  return error instanceof Error && error.name === 'UpstreamError';
}

/** Whether another system refused a call. */
export function isRefused(error: unknown): error is UpstreamError {
  return isUpstreamError(error) && error.kind === 'refused';
}

/** Whether another system refused a call with this HTTP status. */
export function isRefusedWith(error: unknown, status: number): boolean {
  return isRefused(error) && error.status === status;
}

/** Whether a system refused the shop's own key (`ownKey`): for operators to mend, and no word about who asked or what for. */
export function isKeyRefused(error: unknown): boolean {
  if (!isRefused(error)) return false;
  const { ownKey }: CallPolicy = systems[error.system];
  return ownKey === true && [401, 403].includes(error.status ?? 0);
}

/** Whether another system refused the token of who asks, which ends a session. */
export function isTokenRefused(error: unknown): boolean {
  return isRefusedWith(error, 401) && !isKeyRefused(error);
}

/** Whether another system did not answer a call: what came of it is not known. */
export function isUnanswered(error: unknown): error is UpstreamError {
  return isUpstreamError(error) && error.kind !== 'refused';
}

/** Whether an answer may go without what another system did not give: for any of its failures but a refused token, which ends the session. */
export function mayGoWithout(error: unknown): error is UpstreamError {
  return isUpstreamError(error) && !isTokenRefused(error);
}

/** How a call failed whose answer is no success, by its status. */
export function failureOf(system: System, { status }: Response): UpstreamError {
  return new UpstreamError(system, status < 500 ? 'refused' : 'unavailable', { status });
}
