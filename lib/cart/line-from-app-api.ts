import type { ProductXp } from '@/lib/catalogue/product/product-xp';
import { readProductXp } from '@/lib/catalogue/product/read-product-xp';
import { giftCardSpecs } from '@/lib/catalogue/gift-card';
import { productTitle } from '@/lib/catalogue/product/product-title';
import { toCents } from '@/lib/core/money';
import { chosenSpecs } from '@/lib/orders/line/calculated-line';
import type { CalculatorLineItem } from '@/lib/orders/calculated-order';
import { isCharge, type ChosenCharge } from '@/lib/orders/line/line-charges';
import type { LineSpec } from '@/lib/orders/line/order-line';
import { eventPath } from '@/lib/routes/event-path';
import { productPath } from '@/lib/routes/product-path';
import type { CartLine } from './cart';

/** A line of a calculated order as the cart shows it: charges for assembly and placement stand apart from the price. */
export function lineFromAppApi(line: CalculatorLineItem): CartLine {
  const xp = readProductXp(line.Product.xp);
  const productCode = xp.ProductCode ?? line.ProductID;
  const title = productTitle(line.Product.Name, xp);
  const total = toCents(line.MerchandiseTotal);
  const picture = xp.Contentful?.Images?.List;
  const specs = chosenSpecs(line);
  return {
    id: line.ID,
    productID: line.ProductID,
    productCode,
    title,
    options: optionsOf(xp, line, specs),
    ...reportedOf(xp),
    charges: specs
      .filter(isCharge)
      .map(({ name, value, markup, once }): ChosenCharge => ({ name, value, markup, once })),
    specs: specs.flatMap(({ specID, optionID }) => (optionID ? [{ specID, optionID }] : [])),
    path: xp.IsWorkShopEvent
      ? eventPath(productCode)
      : productPath(
          productCode,
          title,
          line.ProductID === productCode ? undefined : line.ProductID,
        ),
    picture: picture ? { url: picture.url, alt: picture.title } : null,
    ...giftCardOf(line),
    quantity: line.Quantity,
    ...limitsOf(line),
    unitPrice: line.Quantity > 0 ? Math.round(total / line.Quantity) : 0,
    retailPrice: retailPrice(line.xp.RetailPrice),
    total,
  };
}

function reportedOf({
  Brand: brand,
  SpecsOptions: options,
}: Partial<ProductXp>): Pick<CartLine, 'brand' | 'size' | 'color'> {
  const { Size: size, Color: color } = options ?? {};
  return { ...(brand && { brand }), ...(size && { size }), ...(color && { color }) };
}

function limitsOf({
  MinQuantity: min,
  MaxQuantity: max,
  Quantities: allowed,
}: CalculatorLineItem): Pick<CartLine, 'limits'> {
  return min === null || max === null ? {} : { limits: { min, max, allowed } };
}

function giftCardOf(line: CalculatorLineItem): Pick<CartLine, 'giftCard'> {
  const amount = line.Specs.find(
    ({ SpecID, OptionID }) => SpecID === giftCardSpecs.amount && !OptionID,
  );
  if (!amount) return {};
  const email = line.Specs.find(({ SpecID }) => SpecID === giftCardSpecs.email)?.Value ?? null;
  return {
    giftCard: {
      amount: line.Quantity > 0 ? Math.round(toCents(line.MerchandiseTotal) / line.Quantity) : 0,
      email,
    },
  };
}

function optionsOf(
  xp: Partial<ProductXp>,
  line: CalculatorLineItem,
  specs: readonly LineSpec[],
): string {
  const own = [xp.SpecsOptions?.Size, xp.SpecsOptions?.Color];
  const chosen = specs.filter((spec) => !isCharge(spec)).map(({ value }) => value);
  const seat = [line.xp.EventDateDisplay, line.xp.EventRoom];
  return [...seat, ...own, ...chosen].filter(Boolean).join(' · ');
}

function retailPrice(value: unknown): number | null {
  return typeof value === 'number' && value > 0 ? toCents(value) : null;
}
