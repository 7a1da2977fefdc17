import { brand } from '@/lib/config/brand';
import { textOf } from '@/lib/core/text';

/** How many numbers have six digits; the next as many have seven. */
const block = 1_000_000;
const half = 1000;
/** Keys of the rounds that scatter the numbers. Once released they never change: two orders would get one number. */
const rounds = [40_507, 27_691, 58_943, 33_181];
const prime = 65_537;

/** The quasigroup of Damm's check digit (H. M. Damm, 2004): it finds every wrong digit and every swap of neighbors. */
const damm = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
];

const shape = new RegExp(`^#?(?:${brand.orderPrefix})?(\\d{6,9})(\\d)$`);

/**
 * The number people use for an order (ruling 35): `LL-104217-3`. `serial` counts orders from 0; the digits are that serial through a fixed
 * permutation, so that nobody reads off how many orders there are, and a check digit. Throws a `RangeError` for a serial that is none.
 */
export function orderNumber(serial: number): string {
  if (!Number.isSafeInteger(serial) || serial < 0) throw new RangeError(`no serial: ${serial}`);
  const beyond = Math.floor(serial / block);
  const digits = `${beyond || ''}${String(scattered(serial % block)).padStart(6, '0')}`;
  return `${brand.orderPrefix}-${digits}-${checkDigit(digits)}`;
}

/** An order number as somebody typed or read it, in its one spelling: spaces, letter case and dashes are forgiven. `null` for what is none. */
export function readOrderNumber(typed: string): string | null {
  const [, digits = '', check] =
    shape.exec(typed.toUpperCase().replace(/[\s\p{Dash}]+/gu, '')) ?? [];
  return check !== undefined && checkDigit(digits) === Number(check)
    ? `${brand.orderPrefix}-${digits}-${check}`
    : null;
}

/** What an order is called wherever people read it: its number, or its ID where it was given none. The order as commerce keeps it. */
export function orderName({ ID, xp }: { ID?: string; xp?: unknown }): string {
  return numberOfOrder(xp) ?? ID ?? '';
}

/** The number that an order carries at the commerce platform; `null` where it was given none. */
export function numberOfOrder(xp: unknown): string | null {
  const kept = textOf(((xp ?? {}) as { OrderNumber?: unknown }).OrderNumber);
  return kept && readOrderNumber(kept);
}

/** A permutation of the numbers below a million: a Feistel network over its two halves of three digits. */
function scattered(number: number): number {
  let [left, right] = [Math.floor(number / half), number % half];
  for (const key of rounds)
    [left, right] = [right, (left + (((right + key) ** 2 % prime) % half)) % half];
  return left * half + right;
}

/** The digit that brings the walk through the quasigroup to 0. */
function checkDigit(digits: string): number {
  return [...digits].reduce((state, digit) => Number(damm[state]?.[Number(digit)]), 0);
}
