import { isReleased } from '@/lib/catalogue/release';
import { sellableStock, type StockFacts } from '@/lib/catalogue/stock-band';
import type { ProductXp } from '@/lib/catalogue/product-xp';
import type { OrderLine } from './order-line';
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

/** Lines whose product is no longer sold, by its release dates or because it is gone (000 §4). Answers line IDs. */
export function unavailableLines(lines: readonly OrderLine[], products: ReadonlyMap<string, ListedProduct>, now: Date): string[] {
  return lines.filter((line) => {
    const product = products.get(line.productID);
    return !product || !isReleased(product.xp, now);
  }).map((line) => line.id);
}

/** Lines of products that the order wants more of than can be sold: stock minus SafetyStock, over all its lines (000 §4). */
export function outOfStockLines(lines: readonly OrderLine[], products: ReadonlyMap<string, ListedProduct>): string[] {
  const wanted = new Map<string, number>();
  for (const line of lines) wanted.set(line.productID, (wanted.get(line.productID) ?? 0) + line.quantity);
  return lines.filter((line) => {
    const product = products.get(line.productID);
    const stock = product ? stockOf(product) : null;
    return stock !== null && stock < (wanted.get(line.productID) ?? 0);
  }).map((line) => line.id);
}

/** What limits the quantity of a line: its product's stock and schedule, and the units that other lines of the order hold (000 §5). */
export function quantityFacts(line: Pick<OrderLine, 'id' | 'productID'>, lines: readonly OrderLine[], product: ListedProduct): QuantityFacts {
  const others = lines.filter(({ id, productID }) => productID === line.productID && id !== line.id);
  return {
    ...stockFacts(product),
    scheduleMinimum: product.schedule?.min ?? null,
    scheduleMaximum: product.schedule?.max ?? null,
    ...(product.schedule?.allowed ? { allowed: product.schedule.allowed } : {}),
    heldElsewhere: others.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

function stockOf(product: ListedProduct): number | null {
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
