import {
  Me,
  Products,
  type BuyerProduct,
  type Product,
  type Spec,
} from 'ordercloud-javascript-sdk';
import { limits } from '@/lib/config/limits';
import { retailCentsOf } from '@/lib/catalogue/product/read-price-schedule';
import type { ListedProduct } from '@/lib/orders/availability';
import type { LinePrices } from './line-price';
import { listedProduct } from '@/lib/orders/listed-product';
import { commerceRead, elevatedRead, orNull } from './call';
import { chunksOf } from './catalogue';
import type { MiddlewareToken } from './middleware-token';

const pageSize = 100;
const mostOfCart = limits.productsReadSingly.ofCart;

/** A product with the retail price that its lines carry, in cents. */
export interface ShopProduct extends ListedProduct {
  retailPrice: number | null;
  /** What makes the price of its lines; unknown without a shopper at hand. */
  prices?: LinePrices;
  description: string | null;
}

/**
 * The products of these IDs that the shopper of this token may buy now, by ID: at most `mostSingly` one by one, as they are now, and more as the vendor's late
 * lists have them, one call per hundred. Throws `CommerceFailure`.
 */
export async function shopperProducts(
  accessToken: string,
  ids: readonly string[],
  mostSingly: number = mostOfCart,
): Promise<Map<string, ShopProduct>> {
  if (new Set(ids).size <= mostSingly)
    return byID(
      await readSingly(ids, (id) =>
        commerceRead(accessToken, (options) => Me.GetProduct<BuyerProduct>(id, {}, options)),
      ),
    );
  const pages = await Promise.all(
    chunksOf(ids).map((some) =>
      commerceRead(accessToken, (options) =>
        Me.ListProducts<BuyerProduct>({ filters: { ID: some.join('|') }, pageSize }, options),
      ),
    ),
  );
  return byID(pages.flatMap(({ Items }) => Items ?? []));
}

/** The same without a shopper at hand: active products by the elevated token. Throws `CommerceFailure`. */
export async function activeProducts(
  token: MiddlewareToken,
  ids: readonly string[],
  mostSingly: number,
): Promise<Map<string, ShopProduct>> {
  return byID((await sellersProducts(token, ids, mostSingly)).filter(({ Active }) => Active));
}

/** Products by the elevated token, also those that are not sold any more. Throws `CommerceFailure`. */
export async function anyProducts(
  token: MiddlewareToken,
  ids: readonly string[],
): Promise<Map<string, ShopProduct>> {
  return byID(await sellersProducts(token, ids, mostOfCart));
}

async function sellersProducts(
  token: MiddlewareToken,
  ids: readonly string[],
  mostSingly: number,
): Promise<Product[]> {
  if (new Set(ids).size <= mostSingly)
    return readSingly(ids, (id) =>
      elevatedRead(token, (options) => Products.Get<Product>(id, options)),
    );
  const pages = await Promise.all(
    chunksOf(ids).map((some) =>
      elevatedRead(token, (options) =>
        Products.List<Product>({ filters: { ID: some.join('|') }, pageSize }, options),
      ),
    ),
  );
  return pages.flatMap(({ Items }) => Items ?? []);
}

async function readSingly<T>(ids: readonly string[], read: (id: string) => Promise<T>) {
  const found = await Promise.all([...new Set(ids)].map((id) => orNull(read(id))));
  return found.filter((product): product is Awaited<T> => product !== null);
}

/** The options of products as this shopper sees them, by product ID: one call each. Throws `CommerceFailure`. */
export async function shopperSpecs(
  accessToken: string,
  productIDs: readonly string[],
): Promise<Map<string, Spec[]>> {
  const unique = [...new Set(productIDs)];
  const lists = await Promise.all(
    unique.map((id) =>
      commerceRead(accessToken, (options) => Me.ListSpecs<Spec>(id, { pageSize }, options)),
    ),
  );
  return new Map(unique.map((id, index) => [id, lists[index]?.Items ?? []]));
}

function byID(products: readonly (Product | BuyerProduct)[]): Map<string, ShopProduct> {
  return new Map(
    products.map((product) => [
      product.ID ?? '',
      {
        ...listedProduct(product),
        retailPrice: retailCentsOf('PriceSchedule' in product ? product.PriceSchedule : null),
        description: product.Description ?? null,
        ...('PriceSchedule' in product && product.PriceSchedule
          ? { prices: product.PriceSchedule }
          : {}),
      },
    ]),
  );
}
