import type { LineItem, Spec } from 'ordercloud-javascript-sdk';
import { toCents } from '@/lib/core/money';
import {
  linePrice,
  type LinePrices,
  type OptionMarkup,
} from '@/services/upstream/commerce/line-price';

/** The fields of a worksheet line that decide its price; dollars. */
export type WrittenLine = Pick<
  LineItem,
  'ID' | 'ProductID' | 'Quantity' | 'UnitPrice' | 'LineSubtotal' | 'PriceOverridden' | 'Specs'
>;

/** The options of products as they are now, by product ID. */
export type PresentSpecs = ReadonlyMap<string, readonly Spec[]>;

/**
 * The IDs of lines written at another price than their product has now. Prices set by hand (a gift card of a chosen amount) and products without a price
 * schedule are left alone. Without `specs`, options cost what the line says.
 */
export function changedPrices(
  lines: readonly WrittenLine[],
  prices: ReadonlyMap<string, LinePrices>,
  now: Date,
  specs: PresentSpecs = new Map(),
): string[] {
  const units = new Map<string, number>();
  for (const { ProductID = '', Quantity = 0 } of lines)
    units.set(ProductID, (units.get(ProductID) ?? 0) + Quantity);
  return lines
    .filter((line) => {
      const { ProductID = '', Quantity = 0 } = line;
      const schedule = prices.get(ProductID);
      if (!schedule || line.PriceOverridden) return false;
      const price = linePrice(
        schedule,
        markupsOf(line, specs.get(ProductID)),
        Quantity,
        now,
        units.get(ProductID),
      );
      return (
        price !== null &&
        !(
          price.unit === toCents(line.UnitPrice ?? 0) &&
          price.total === toCents(line.LineSubtotal ?? 0)
        )
      );
    })
    .map(({ ID = '' }) => ID);
}

/** The IDs of lines whose price has changed. */
export function repricedLines(
  before: readonly WrittenLine[],
  after: readonly WrittenLine[],
): string[] {
  const linesBefore = new Map(before.map((line) => [line.ID, line]));
  return after
    .filter((line) => {
      const earlier = linesBefore.get(line.ID);
      return (
        earlier !== undefined &&
        !(earlier.UnitPrice === line.UnitPrice && earlier.LineSubtotal === line.LineSubtotal)
      );
    })
    .map(({ ID = '' }) => ID);
}

function markupsOf(
  { Specs: chosen = [] }: WrittenLine,
  present: readonly Spec[] | undefined,
): OptionMarkup[] {
  return (chosen ?? []).map((choice) => {
    const option = present
      ?.find(({ ID }) => ID === choice.SpecID)
      ?.Options?.find(({ ID }) => ID === choice.OptionID);
    return option ?? choice;
  });
}
