/** Values in parts of at most so many each, in their order; no part of none. */
export function partsOf<Value>(values: readonly Value[], most: number): Value[][] {
  return Array.from({ length: Math.ceil(values.length / most) }, (_, part) =>
    values.slice(part * most, (part + 1) * most),
  );
}

/** Does work for each value, at most `atOnce` beside one another; returns the results in the order of the values. Throws what the work throws, and begins nothing after. */
export async function inBatches<Value, Done>(
  values: readonly Value[],
  atOnce: number,
  work: (value: Value) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = [];
  for (const batch of partsOf(values, atOnce)) done.push(...(await Promise.all(batch.map(work))));
  return done;
}
