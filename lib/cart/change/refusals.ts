import {
  problem,
  type Problem,
  errorCodes,
  type ErrorCode,
  isSessionExpired,
} from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { isUpstreamError, type UpstreamError } from '@/lib/upstream/upstream-error';
import { changesIn } from '@/lib/orders/change-schema';

/** Runs work on an order and returns as a `Problem` what other systems refused or could not answer. Rethrows other errors. */
export async function refusals<T>(
  work: () => Promise<Result<T, Problem> | T>,
): Promise<Result<T, Problem>> {
  try {
    const answer = await work();
    return isResult(answer) ? answer : ok(answer);
  } catch (error) {
    if (isUpstreamError(error)) return err(commerceProblem(error));
    if (isSessionExpired(error)) return err(problem('session-expired'));
    throw error;
  }
}

function isResult<T>(answer: Result<T, Problem> | T): answer is Result<T, Problem> {
  return typeof answer === 'object' && answer !== null && 'ok' in answer;
}

/** The commerce platform's error codes as the shop's own; a code that is not listed is not the shopper's fault. */
const codes: Record<string, ErrorCode> = {
  'Inventory.Insufficient': 'quantity-too-high',
  'PriceSchedule.CannotExceedMax': 'quantity-over-limit',
  'PriceSchedule.CumulativeCannotExceedMax': 'quantity-over-limit',
  'PriceSchedule.CannotBeLessThanMin': 'quantity-too-low',
  'PriceSchedule.CumulativeCannotBeLessThanMin': 'quantity-too-low',
  'LineItem.QuantityMustBePositive': 'quantity-too-low',
  'PriceSchedule.QuantityNotAllowed': 'quantity-not-allowed',
  'PriceSchedule.CumulativeQuantityNotAllowed': 'quantity-not-allowed',
  'PriceSchedule.QtyNotFound': 'quantity-not-allowed',
  'PriceSchedule.MissingOrConflicting': 'product-unavailable',
  'LineItem.ProductNotAvailableFromSeller': 'product-unavailable',
  'LineItem.CannotPurchaseParentProduct': 'product-unavailable',
  'Order.ProductsNotFound': 'product-unavailable',
  'Spec.OptionNotFound': 'selections-invalid',
  'Spec.RequiresSelection': 'selections-invalid',
  'Spec.RequiresValue': 'selections-invalid',
  'Spec.OneOrMoreRequiresValue': 'selections-invalid',
  'Order.CannotSubmitBadStatus': 'order-already-placed',
  'Order.CannotMixSubmittedAndUnsubmitted': 'order-already-placed',
};

const limitNames = [
  'QuantityAvailable',
  'MaxQuantity',
  'MinQuantity',
  'AvailableQuantity',
  'limit',
] as const;

/** A refusal of the commerce platform or the App API as the shop's own `Problem`; `upstream-unavailable` for every other failure. */
export function commerceProblem(error: UpstreamError): Problem {
  if (error.kind !== 'refused') return problem('upstream-unavailable');
  const { field, ids = error.ids } = dataOf(error.data) as { field?: unknown; ids?: unknown };
  const limit = limitOf(error.data);
  const changes = changesIn(error.data);
  return problem(codeOf(error), {
    ...(Array.isArray(ids) && ids.length > 0 ? { ids: ids.map(String) } : {}),
    ...(typeof field === 'string' ? { field } : {}),
    ...(limit === undefined ? {} : { limit }),
    ...(changes.length > 0 ? { changes } : {}),
  });
}

/** Whether a call failed because this kind of thing does not exist (specification A4: the order of an anonymous token is made late). */
export function isMissing(
  error: UpstreamError,
  objectType: 'Order' | 'Product' | 'Spec' | 'SpecOption',
): boolean {
  return error.status === 404 && dataOf(error.data).ObjectType === objectType;
}

/** The shop's own code of a vendor's or of the App API, or `null` for one it does not know. */
export function commerceCode(code: string | undefined): ErrorCode | null {
  return codes[code ?? ''] ?? errorCodes.find((own) => own === code) ?? null;
}

function codeOf(error: UpstreamError): ErrorCode {
  const errorCode = commerceCode(error.code);
  if (errorCode) return errorCode;
  if (error.status === 401) return 'session-expired';
  if (isMissing(error, 'Product')) return 'product-unavailable';
  if (isMissing(error, 'Spec') || isMissing(error, 'SpecOption')) return 'selections-invalid';
  if (error.status === 404 || error.status === 403) return 'not-found';
  return error.status === 409 ? 'order-already-placed' : 'selections-invalid';
}

function limitOf(data: unknown): number | undefined {
  const fields = dataOf(data);
  const value = limitNames
    .map((name) => fields[name])
    .find((candidate) => typeof candidate === 'number');
  return typeof value === 'number' ? value : undefined;
}

function dataOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}
