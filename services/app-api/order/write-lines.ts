import type { Address, LineItem } from 'ordercloud-javascript-sdk';
import { giftCardSpecs } from '@/lib/catalogue/gift-card';
import { inBatches } from '@/lib/core/parts-of';
import { createLine, deleteLine, patchLine, setLineAddress } from '../../upstream/commerce/orders';
import { isCommerceRefusal } from '../../upstream/commerce/failure';
import type { MiddlewareToken } from '../../upstream/commerce/middleware-token';
import type { LineItemXp, LineSpec } from '@/lib/orders/line/order-line';

const linesAtOnce = 4;

/** What is written onto one line. */
export interface LinePlan {
  lineID: string;
  /** `null` for a line without a recipient. */
  address: Address | null;
  /** ISO instant; `null` while no day is chosen. */
  dateNeeded: string | null;
  xp: LineItemXp;
  /** All its options, where one of them changes. */
  specs?: LineSpec[];
}

/** Writes plans onto the lines of an order, only what has changed. Throws `CommerceFailure`. */
export async function writeLines(
  token: MiddlewareToken,
  orderID: string,
  items: readonly LineItem[],
  plans: readonly LinePlan[],
): Promise<void> {
  const itemsByID = new Map(items.map((item) => [item.ID, item]));
  await forEachLine(plans, (plan) => writeLine(token, orderID, itemsByID.get(plan.lineID), plan));
}

/** Writes each of an order's lines, a few beside one another: of a hundred lines nobody waits for a hundred writes in a row. Throws what `write` throws. */
export async function forEachLine<Line>(
  lines: readonly Line[],
  write: (line: Line) => Promise<void>,
): Promise<void> {
  await inBatches(lines, linesAtOnce, write);
}

/**
 * Splits units off a line into a line of their own, under a plan with its ID. The old line is lowered first, because stock is counted over both. A refused
 * split is undone. Throws `CommerceFailure`.
 */
export async function splitLine(
  token: MiddlewareToken,
  orderID: string,
  item: LineItem,
  units: number,
  plan: LinePlan,
): Promise<void> {
  const [whole, ID] = [item.Quantity ?? 1, item.ID ?? ''];
  await patchLine(token, orderID, ID, { Quantity: whole - units });
  try {
    await copyLine(token, orderID, item, units, plan);
  } catch (error) {
    if (isCommerceRefusal(error)) await patchLine(token, orderID, ID, { Quantity: whole });
    throw error;
  }
}

/**
 * Moves units of a line onto another that is equal to it, lowering the first before; a line without units left is deleted. Returns `false`, with everything
 * undone, where the platform refuses the sum. Throws `CommerceFailure`.
 */
export async function joinLine(
  token: MiddlewareToken,
  orderID: string,
  item: LineItem,
  units: number,
  equal: LineItem,
  plan: LinePlan,
): Promise<boolean> {
  const [whole, ID] = [item.Quantity ?? 1, item.ID ?? ''];
  if (units < whole) await patchLine(token, orderID, ID, { Quantity: whole - units });
  else await deleteLine(token, orderID, ID);
  try {
    await patchLine(token, orderID, equal.ID ?? '', { Quantity: (equal.Quantity ?? 1) + units });
    return true;
  } catch (error) {
    if (!isCommerceRefusal(error)) throw error;
    if (units < whole) await patchLine(token, orderID, ID, { Quantity: whole });
    else await copyLine(token, orderID, item, whole, plan);
    return false;
  }
}

/** Creates a line with the product and options of another, fulfilled by a plan. Throws `CommerceFailure`. */
export async function copyLine(
  token: MiddlewareToken,
  orderID: string,
  { ProductID, UnitPrice, Specs = [], xp }: LineItem,
  Quantity: number,
  plan: LinePlan,
): Promise<void> {
  const ownPrice = Specs.some(
    ({ SpecID, OptionID }) => SpecID === giftCardSpecs.amount && !OptionID,
  );
  await createLine(token, orderID, {
    ID: plan.lineID,
    ProductID,
    Quantity,
    xp: { ...(xp as object | null) },
    ...(ownPrice ? { UnitPrice } : {}),
    Specs: Specs.map(({ SpecID, OptionID, Value }) => ({ SpecID, OptionID, Value })),
  });
  await writeLine(token, orderID, undefined, plan);
}

async function writeLine(
  token: MiddlewareToken,
  orderID: string,
  item: LineItem | undefined,
  { lineID, address, dateNeeded, xp, specs }: LinePlan,
): Promise<void> {
  if (address && !(item && sameAddress(item.ShippingAddress, address)))
    await setLineAddress(token, orderID, lineID, address);
  const xpBefore = (item?.xp ?? {}) as Record<string, unknown>;
  const sameXp = Object.entries(xp).every(
    ([name, value]) => JSON.stringify(xpBefore[name] ?? null) === JSON.stringify(value ?? null),
  );
  if (item && sameXp && !specs && (item.DateNeeded ?? null) === dateNeeded) return;
  const Specs = specs?.map(({ specID, optionID, value }) => ({
    SpecID: specID,
    ...(optionID ? { OptionID: optionID } : { Value: value }),
  }));
  await patchLine(token, orderID, lineID, {
    DateNeeded: dateNeeded,
    xp,
    ...(Specs ? { Specs } : {}),
  });
}

const addressParts = [
  'FirstName',
  'LastName',
  'CompanyName',
  'Street1',
  'Street2',
  'City',
  'State',
  'Zip',
  'Country',
  'Phone',
] as const;

function sameAddress(address: Address | null | undefined, wanted: Address): boolean {
  if (!address) return false;
  return (
    addressParts.every((part) => (address[part] ?? '') === (wanted[part] ?? '')) &&
    JSON.stringify(address.xp ?? {}) === JSON.stringify(wanted.xp ?? {})
  );
}
