import { isDeepStrictEqual } from 'node:util';
import { dayTable } from './day-table';

/** Prints the zone it runs in, the number of facts checked and those that do not hold there. */
const wrong = dayTable.flatMap(({ rule, actual, expected }) => {
  const found = actual();
  return isDeepStrictEqual(found, expected) ? [] : [{ rule, found, expected }];
});
console.log(JSON.stringify({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone, hour: new Date('2026-07-01T00:00:00Z').getHours(), checked: dayTable.length, wrong }));
