import { toCents, toDollars } from '@/lib/core/money';
import type { CalculatorLineItem } from '../calculated-order';
import { eventLineXp } from './event-line';
import { lineCharges } from './line-charges';
import type { LineSpec, OrderLine } from './order-line';
import type { QuantityRange } from '../quantity-limits';

/** A line as `calculateorder` answers it: dollars, its charges taken out of `MerchandiseTotal`, its limits where they are known. */
export function calculatedLine(line: OrderLine, range?: QuantityRange): CalculatorLineItem {
  return {
    ID: line.id,
    ProductID: line.productID,
    Product: { ID: line.productID, Name: line.productName, xp: line.productXp },
    Quantity: line.quantity,
    UnitPrice: toDollars(line.unitPrice),
    LineTotal: toDollars(line.total),
    MerchandiseTotal: toDollars(lineCharges(line).merchandise),
    Specs: line.specs.map(({ specID, optionID, name, value, markup, once }) => ({
      SpecID: specID,
      OptionID: optionID,
      Name: name,
      Value: value,
      PriceMarkup: toDollars(markup),
      ...(once ? { PriceMarkupType: wholeLine } : {}),
    })),
    DateNeeded: line.dateNeeded,
    MinQuantity: range?.min ?? null,
    MaxQuantity: range?.max ?? null,
    Quantities: range?.allowed ?? null,
    xp: { ...eventLineXp(line.productXp), ...line.xp },
  };
}

/** The options of a calculated line, in cents. */
export function chosenSpecs({ Specs }: Pick<CalculatorLineItem, 'Specs'>): LineSpec[] {
  return Specs.map(({ SpecID, OptionID, Name, Value, PriceMarkup, PriceMarkupType }) => ({
    specID: SpecID,
    optionID: OptionID,
    name: Name,
    value: Value,
    markup: toCents(PriceMarkup),
    once: PriceMarkupType === wholeLine,
  }));
}

const wholeLine = 'AmountTotal';
