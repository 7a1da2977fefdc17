import type { Context, MiddlewareHandler } from 'hono';
import { Me } from 'ordercloud-javascript-sdk';
import { isCommerceRefusal, CommerceFailure } from '../upstream/commerce/failure';
import { forbidden } from './answers';
import type { AppApiVariables } from './caller';
import { commerceRead } from '../upstream/commerce/call';

type Caller = AppApiVariables['Variables']['caller'];

/** Whether a caller is the seller's and has one of these roles, by the word of their token: for what is asked beyond `sellersWith`. */
export function isSellerWith(caller: Caller, ...roles: readonly string[]): boolean {
  return caller.seller && ['FullAccess', ...roles].some((role) => caller.roles.includes(role));
}

/**
 * Whether who calls is one whom `isSellerWith` means, and the commerce platform knows them still: asked with each call, since a token outlives its bearer's job
 * (decision 112). While the platform does not answer, what is only read is shown by the token's word. Throws `CommerceFailure`, with 401 for somebody who was
 * taken out.
 */
export async function isStaffWith(
  c: Context<AppApiVariables>,
  ...roles: readonly string[]
): Promise<boolean> {
  if (!isSellerWith(c.get('caller'), ...roles)) return false;
  try {
    await mustBeActive(c.get('accessToken'));
  } catch (error) {
    // In an outage those who look after the shop need work and messages most.
    if (c.req.method !== 'GET' || isCommerceRefusal(error)) throw error;
  }
  return true;
}

/** Lets through whom `isStaffWith` lets; 403 for everybody else, 401 for somebody who was taken out. */
export function sellersWith(...roles: readonly string[]): MiddlewareHandler<AppApiVariables> {
  return async (c, next) => {
    if (!(await isStaffWith(c, ...roles))) return forbidden(c);
    return next();
  };
}

/**
 * Asks the commerce platform whether the user behind a token may still log in: the token itself says so until it expires, whatever became of them since. Throws
 * `CommerceFailure`, with 401 for a user who was taken out or whose tokens were ended.
 */
async function mustBeActive(accessToken: string): Promise<void> {
  const { Active } = await commerceRead(accessToken, (options) => Me.Get(options));
  if (Active === false) throw new CommerceFailure(true, 401);
}
