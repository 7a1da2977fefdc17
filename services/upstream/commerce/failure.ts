import { PlainError } from '@/lib/core/errors/error-words';
import { retryAfterOf } from '@/lib/upstream/retries';

/**
 * How a call to the commerce platform failed. `refused` means it answered with a 4xx, so nothing happened; otherwise what became
 * of the call is not known.
 */
export class CommerceFailure extends PlainError {
  constructor(
    readonly refused: boolean,
    readonly status?: number,
    readonly code?: string,
    readonly data?: unknown,
    /** For how long the platform asked to be left alone. */
    readonly retryAfterMs?: number,
  ) {
    super(
      `commerce: ${refused ? 'refused' : 'unknown'}${status ? ` ${status}` : ''}${code ? ` ${code}` : ''}`,
    );
    this.name = 'CommerceFailure';
  }
}

/** Whether the commerce platform refused a call, so that nothing happened. */
export function isCommerceRefusal(error: unknown): error is CommerceFailure {
  return error instanceof CommerceFailure && error.refused;
}

interface SdkError {
  isOrderCloudError?: boolean;
  status?: number;
  errorCode?: string;
  errors?: { Data?: unknown }[];
  response?: { headers?: Record<string, unknown> };
}

const undecided = new Set([408, 425, 429]);

/** The SDK's error as a `CommerceFailure`; keeps nothing of the request, which may hold a password. */
export function commerceFailure(error: unknown): CommerceFailure {
  if (error instanceof CommerceFailure) return error;
  const sdk = (typeof error === 'object' && error !== null ? error : {}) as SdkError;
  const status = sdk.isOrderCloudError ? sdk.status : undefined;
  const refused = status !== undefined && status >= 400 && status < 500 && !undecided.has(status);
  return new CommerceFailure(
    refused,
    status,
    sdk.errorCode,
    sdk.errors?.[0]?.Data,
    retryAfterOf(sdk.response?.headers),
  );
}
