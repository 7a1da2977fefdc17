/** What `{n} options available` counts: distinct non-empty values, and nothing when there is only one. */
export function optionCount(values: readonly (string | null | undefined)[]): number {
  const distinct = distinctOptions(values).length;
  return distinct > 1 ? distinct : 0;
}

/** Distinct non-empty values in their first order. */
export function distinctOptions(values: readonly (string | null | undefined)[]): string[] {
  return [...new Set(values.filter((value): value is string => Boolean(value)))];
}
