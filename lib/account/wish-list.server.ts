import 'server-only';
import type { ProductSummary } from '@/lib/catalogue/product/product';
import { lookUpCodes } from '@/lib/catalogue/product/product-summaries.server';
import { getProductGroup } from '@/lib/catalogue/product/product-group.server';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { inTurn } from '@/lib/core/process/keyed-work';
import { processWide } from '@/lib/core/process/process-wide';
import { err, ok, type Result } from '@/lib/core/result';
import { redis } from '@/lib/replicas/redis';
import { inSharedTurn, redisKey } from '@/lib/replicas/shared-turn';
import { asCustomer } from '@/lib/session/as-customer.server';
import type { Shopper } from '@/lib/session/shopper';
import { getMe, patchMe } from '@/lib/upstream/commerce/me';
import { isId } from '@/lib/core/ids';

/** The list is read, changed and written whole: two changes of a customer's at once would lose one of them. */
const turns = processWide('wish-list-turns', inTurn);

/** A customer's wish list, oldest first. */
export interface WishList {
  productCodes: string[];
}

/** The customer's wish list; `login-required` for everyone else (specification A6). Throws `UpstreamError`. */
export function readWishList(shopper: Shopper): Promise<Result<WishList, Problem>> {
  return codesAsCustomer(shopper, async (accessToken) =>
    wishedCodes((await getMe(accessToken)).xp),
  );
}

/** Adds a product by its code: `not-found` for one the shop does not have. Only `xp.WishList` is written. Throws `UpstreamError`. */
export async function addWish(
  shopper: Shopper,
  productCode: string,
): Promise<Result<WishList, Problem>> {
  if (shopper.current()?.kind !== 'customer') return err(problem('login-required'));
  return inTurnOf(shopper, async () =>
    (await getProductGroup(productCode))
      ? change(shopper, productCode, true)
      : err(problem('not-found')),
  );
}

/** Takes a product off; one that is not on the list is no error. Throws `UpstreamError`. */
export function removeWish(
  shopper: Shopper,
  productCode: string,
): Promise<Result<WishList, Problem>> {
  return inTurnOf(shopper, () => change(shopper, productCode, false));
}

/**
 * The products of the wish list, the last added first. Codes whose products no longer exist are taken off the saved list (specification B2), those
 * of hidden ones stay; that happens only when the catalogue has answered. Throws `UpstreamError`.
 */
export async function wishedProducts(shopper: Shopper): Promise<Result<ProductSummary[], Problem>> {
  const list = await readWishList(shopper);
  if (!list.ok) return list;
  const codes = list.value.productCodes;
  const { summaries, existing } = await lookUpCodes(codes);
  const gone = codes.filter((code) => !existing.includes(code));
  if (gone.length > 0) {
    await inTurnOf(shopper, () =>
      codesAsCustomer(shopper, async (accessToken) => {
        const kept = wishedCodes((await getMe(accessToken)).xp).filter(
          (code) => !gone.includes(code),
        );
        await patchMe(accessToken, {
          xp: { WishList: kept.map((ProductCode) => ({ ProductCode })) },
        });
        return kept;
      }),
    );
  }
  return ok(summaries.toReversed());
}

function change(
  shopper: Shopper,
  productCode: string,
  wished: boolean,
): Promise<Result<WishList, Problem>> {
  return codesAsCustomer(shopper, async (accessToken) => {
    const before = wishedCodes((await getMe(accessToken)).xp);
    const after = withWish(before, productCode, wished);
    if (before.includes(productCode) === wished) return before;
    await patchMe(accessToken, { xp: { WishList: after.map((ProductCode) => ({ ProductCode })) } });
    return after;
  });
}

function codesAsCustomer(
  shopper: Shopper,
  work: (accessToken: string) => Promise<string[]>,
): Promise<Result<WishList, Problem>> {
  return asCustomer(shopper, async ({ accessToken }) => ({
    productCodes: await work(accessToken),
  }));
}

/**
 * Does one change after the other, in the order they were asked for, also among storefronts that share a Redis: what a change looks up first is part of its
 * turn.
 */
async function inTurnOf(
  shopper: Shopper,
  work: () => Promise<Result<WishList, Problem>>,
): Promise<Result<WishList, Problem>> {
  const session = await shopper.live();
  if (session?.kind !== 'customer') return err(problem('login-required'));
  const shared = redis();
  return turns(session.userID, () =>
    shared ? inSharedTurn(shared, redisKey('wish-list', session.userID), work) : work(),
  );
}

/** How many products a wish list keeps; the oldest go first. */
export const mostWishes = 200;

/** The product codes of a user's `xp.WishList` (specification B3: entries with ProductCode), each once, entries of another shape left out. */
export function wishedCodes(xp: unknown): string[] {
  const entries: unknown =
    typeof xp === 'object' && xp !== null && 'WishList' in xp ? xp.WishList : [];
  const codes = (Array.isArray(entries) ? entries : []).flatMap((entry: unknown) => {
    const code =
      typeof entry === 'object' && entry !== null && 'ProductCode' in entry
        ? entry.ProductCode
        : null;
    return isId(code) ? [code] : [];
  });
  return [...new Set(codes)];
}

/** The list with a product added at its end, or taken off. */
export function withWish(codes: readonly string[], productCode: string, wished: boolean): string[] {
  const others = codes.filter((code) => code !== productCode);
  return wished ? [...others, productCode].slice(-mostWishes) : others;
}
