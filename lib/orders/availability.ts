import { seasonAt, type SaleState } from '@/lib/catalogue/availability';
import { mostOfProduct } from '@/lib/catalogue/gift-card';
import { isReleased } from '@/lib/catalogue/release';
import { problem, type ErrorCode, type Problem } from '@/lib/core/errors/error-codes';
import { seatTimes } from './seat';
import { sellableStock, type StockFacts } from '@/lib/catalogue/stock-band';
import type { ProductXp } from '@/lib/catalogue/product/product-xp';
import type { OrderLine } from './line/order-line';
import type { QuantityFacts } from './quantity-limits';

/** A product as the platform lists it now. A product that is not listed any more is not sold any more. */
export interface ListedProduct {
  productID: string;
  inventoryEnabled: boolean;
  quantityAvailable: number | null;
  xp: Partial<ProductXp>;
  /** What the price schedule allows of one line; unknown without a shopper at hand. */
  schedule?: { min: number | null; max: number | null; allowed: number[] | null };
}

/** A product's own fields as they are now, or as the line keeps them. */
export function presentXp(
  line: OrderLine,
  products: ReadonlyMap<string, ListedProduct>,
): Partial<ProductXp> {
  return products.get(line.productID)?.xp ?? line.productXp;
}

const refusals: Record<Exclude<SaleState, 'available' | 'out-of-stock'>, ErrorCode> = {
  'not-yet': 'not-on-sale-yet',
  'season-over': 'season-over',
};

/** Why a product cannot be put in a cart now whatever is left of it, or `null` when it can: its release dates, and for a seat the start of its event (specification A4, ruling 34). */
export function saleProblem({ xp }: Pick<ListedProduct, 'xp'>, now: Date): Problem | null {
  if (!xp.IsWorkShopEvent) {
    const { state } = seasonAt(xp, now);
    return state === 'available' || state === 'out-of-stock' ? null : problem(refusals[state]);
  }
  const { kind } = seatTimes(xp, now);
  if (kind === 'not-yet') return problem('not-on-sale-yet');
  if (kind === 'closed') return problem('product-unavailable');
  return kind === 'under-way' || kind === 'over' ? problem('event-begun') : null;
}

/** Lines whose product is no longer sold, by its release dates or because it is gone (specification A4). Answers line IDs. */
export function unavailableLines(
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, ListedProduct>,
  now: Date,
): string[] {
  return lines
    .filter((line) => {
      const product = products.get(line.productID);
      return !product || !isReleased(product.xp, now);
    })
    .map((line) => line.id);
}

/** Lines of products that the order wants more of than can be sold: stock minus SafetyStock, over all its lines (specification A4). */
export function outOfStockLines(
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, ListedProduct>,
): string[] {
  const wanted = new Map<string, number>();
  for (const line of lines)
    wanted.set(line.productID, (wanted.get(line.productID) ?? 0) + line.quantity);
  return lines
    .filter((line) => {
      const product = products.get(line.productID);
      const stock = product ? stockLeft(product) : null;
      return stock !== null && stock < (wanted.get(line.productID) ?? 0);
    })
    .map((line) => line.id);
}

/** What limits the quantity of a line: its product's stock and schedule, for gift cards how many one order may hold, and the units that other lines of the order hold (specification A5). */
export function quantityFacts(
  line: Pick<OrderLine, 'id' | 'productID'>,
  lines: readonly OrderLine[],
  product: ListedProduct,
): QuantityFacts {
  const others = lines.filter(
    ({ id, productID }) => productID === line.productID && id !== line.id,
  );
  return {
    ...stockFacts(product),
    scheduleMinimum: product.schedule?.min ?? null,
    scheduleMaximum: smallest(product.schedule?.max ?? null, mostOfProduct(line.productID)),
    ...(product.schedule?.allowed ? { allowed: product.schedule.allowed } : {}),
    heldElsewhere: others.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

function smallest(...limits: (number | null)[]): number | null {
  const applicable = limits.filter((limit) => limit !== null);
  return applicable.length > 0 ? Math.min(...applicable) : null;
}

/** Units of a product that can be sold: stock minus SafetyStock; `null` where nothing limits them. */
export function stockLeft(product: ListedProduct): number | null {
  return sellableStock(stockFacts(product));
}

function stockFacts(product: ListedProduct): StockFacts {
  return {
    codeB3: product.xp.CodeB3 ?? null,
    inventoryEnabled: product.inventoryEnabled,
    quantityAvailable: product.quantityAvailable,
    safetyStock: product.xp.SafetyStock ?? 0,
  };
}
