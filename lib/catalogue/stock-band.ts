import { limits } from '@/lib/config/limits';
import type { StockBand } from './product/product';

/** What decides about the stock of one sellable product (specification A4, A5). */
export interface StockFacts {
  /** `9` = unlimited. */
  codeB3: string | null;
  inventoryEnabled: boolean;
  quantityAvailable: number | null;
  safetyStock: number;
}

const lowStock = 5;

/** Units that can be sold now; `null` means unlimited. */
export function sellableStock(facts: StockFacts): number | null {
  if (facts.codeB3 === '9' || !facts.inventoryEnabled) return null;
  return (facts.quantityAvailable ?? 0) - facts.safetyStock;
}

/** Stock as cached pages may say it: out when stock minus SafetyStock is 0 or less (specification A4). */
export function stockBand(facts: StockFacts): StockBand {
  return bandOfUnits(sellableStock(facts));
}

/** The band of a count of units; `null` is no limit. */
export function bandOfUnits(units: number | null): StockBand {
  if (units === null) return 'in';
  if (units <= 0) return 'out';
  return units <= lowStock ? 'low' : 'in';
}

/** The best band of several products: a group is out only when each of its variants is. */
export function bestBand(bands: readonly StockBand[]): StockBand {
  if (bands.includes('in')) return 'in';
  return bands.includes('low') ? 'low' : 'out';
}

/** The most one line may hold: stock minus SafetyStock, the schedule's maximum, or the cap; 10000 for unlimited (specification A5). */
export function maximumQuantity(facts: StockFacts, scheduleMaximum: number | null): number {
  const stock = sellableStock(facts) ?? limits.unlimitedStockQuantity;
  return Math.max(0, Math.min(stock, scheduleMaximum ?? limits.maxQuantity, limits.maxQuantity));
}
