import { parseArgs } from 'node:util';

/** What the seed command was asked for. */
export interface SeedArguments {
  /** Throw away what is there first, orders included. */
  reset: boolean;
  /** Sellable products wanted in all; the shop's own stock when absent. */
  size: number | null;
}

const largest = 200_000;

/** Reads `--reset` and `--size 20000`. Throws an Error in plain words for anything else. */
export function seedArguments(args: readonly string[]): SeedArguments {
  const { values } = parseArgs({
    args: [...args],
    options: { reset: { type: 'boolean' }, size: { type: 'string' } },
  });
  if (values.size === undefined) return { reset: values.reset ?? false, size: null };
  const size = Number(values.size.replace(/[,_]/g, ''));
  if (!Number.isInteger(size) || size < 1 || size > largest)
    throw new Error(`--size is a whole number of products from 1 to ${largest}.`);
  return { reset: values.reset ?? false, size };
}
