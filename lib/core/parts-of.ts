/** Values in parts of at most so many each, in their order; no part of none. */
export function partsOf<Value>(values: readonly Value[], most: number): Value[][] {
  return Array.from({ length: Math.ceil(values.length / most) }, (_, part) =>
    values.slice(part * most, (part + 1) * most),
  );
}
