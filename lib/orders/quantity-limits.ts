import { maximumQuantity, sellableStock, type StockFacts } from '@/lib/catalogue/stock-band';
import { problem, type Problem } from '@/lib/core/errors/error-codes';

/** What limits the quantity of one line. */
export interface QuantityFacts extends StockFacts {
  scheduleMinimum: number | null;
  scheduleMaximum: number | null;
  /** The only quantities sold, when the schedule restricts them to its breaks. */
  allowed?: readonly number[];
  /** Units of the product that other shipments of the order already hold. */
  heldElsewhere: number;
}

/** Smallest and largest quantity of a line (specification A5); what other shipments hold is taken off the largest. */
export function quantityLimits(facts: QuantityFacts): { min: number; max: number } {
  const max = maximumQuantity(facts, facts.scheduleMaximum) - facts.heldElsewhere;
  return { min: Math.max(1, facts.scheduleMinimum ?? 1), max: Math.max(0, max) };
}

/** What a stepper needs: the limits, and the only quantities sold within them where the schedule says so. */
export interface QuantityRange {
  min: number;
  max: number;
  allowed: number[] | null;
}

/** The limits of a line with the quantities allowed within them. */
export function quantityRange(facts: QuantityFacts): QuantityRange {
  const { min, max } = quantityLimits(facts);
  return {
    min,
    max,
    allowed: facts.allowed?.filter((quantity) => quantity >= min && quantity <= max) ?? null,
  };
}

/** Why a quantity cannot be had, with the limit crossed, or `null` when it can: `quantity-too-high` where so many are not there, `quantity-over-limit` where no more are sold (ruling 16). */
export function quantityProblem(quantity: number, facts: QuantityFacts): Problem | null {
  const { min, max } = quantityLimits(facts);
  if (!Number.isInteger(quantity) || quantity < min)
    return problem('quantity-too-low', { limit: min });
  if (quantity > max)
    return problem(isOfStock(max, facts) ? 'quantity-too-high' : 'quantity-over-limit', {
      limit: max,
    });
  return facts.allowed && !facts.allowed.includes(quantity)
    ? problem('quantity-not-allowed')
    : null;
}

/** Whether the stock alone is the limit, and not how many are sold at most. */
function isOfStock(max: number, facts: QuantityFacts): boolean {
  const stock = sellableStock(facts);
  return stock !== null && Math.max(0, stock - facts.heldElsewhere) === max;
}
