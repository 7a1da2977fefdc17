import { isDeepStrictEqual } from 'node:util';

/** One fact about days or clocks that must hold wherever the server stands. */
export interface ZoneCase {
  rule: string;
  actual: () => unknown;
  expected: unknown;
}

/** Prints the zone it runs in, the number of facts checked and those that do not hold there. */
export function reportZone(table: readonly ZoneCase[]): void {
  const wrong = table.flatMap(({ rule, actual, expected }) => {
    const found = actual();
    return isDeepStrictEqual(found, expected) ? [] : [{ rule, found, expected }];
  });
  console.log(
    JSON.stringify({
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      hour: new Date('2026-07-01T00:00:00Z').getHours(),
      checked: table.length,
      wrong,
    }),
  );
}
