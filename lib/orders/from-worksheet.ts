import type { Address, LineItem, LineItemSpec } from 'ordercloud-javascript-sdk';
import { readProductXp } from '@/lib/catalogue/product/read-product-xp';
import { toCents } from '@/lib/core/money';
import type { CalculatorAddress } from './calculated-order';
import type { LineItemXp, LineSpec, OrderLine } from './line/order-line';

/** A line item of the commerce platform's worksheet as an order line. */
export function lineFromWorksheet(item: LineItem): OrderLine {
  return {
    id: item.ID ?? '',
    productID: item.ProductID ?? '',
    productName: item.Product?.Name ?? '',
    quantity: item.Quantity ?? 0,
    unitPrice: toCents(item.UnitPrice ?? 0),
    total: toCents(item.LineTotal ?? item.LineSubtotal ?? 0),
    specs: (item.Specs ?? []).map(specFromWorksheet),
    address: item.ShippingAddress ? addressFromWorksheet(item.ShippingAddress) : null,
    dateNeeded: item.DateNeeded ?? null,
    xp: (item.xp ?? {}) as LineItemXp & Record<string, unknown>,
    productXp: { ...readProductXp(item.Product?.xp) },
  };
}

function specFromWorksheet(spec: LineItemSpec): LineSpec {
  return {
    specID: spec.SpecID ?? '',
    optionID: spec.OptionID ?? null,
    name: spec.Name ?? '',
    value: spec.Value ?? '',
    markup: toCents(spec.PriceMarkup ?? 0),
    once: spec.PriceMarkupType === 'AmountTotal',
  };
}

function addressFromWorksheet(address: Address): CalculatorAddress {
  return {
    ID: address.ID ?? null,
    FirstName: address.FirstName ?? '',
    LastName: address.LastName ?? '',
    CompanyName: address.CompanyName ?? null,
    Street1: address.Street1 ?? '',
    Street2: address.Street2 ?? null,
    City: address.City ?? '',
    State: address.State ?? '',
    Zip: address.Zip ?? '',
    Country: address.Country ?? 'US',
    Phone: address.Phone ?? '',
    xp: (address.xp ?? {}) as Record<string, unknown>,
  };
}
