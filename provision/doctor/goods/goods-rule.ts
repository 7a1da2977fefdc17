import { works, type Check } from '../check';
import { someOf } from '../some-of';

/** A way in which goods can be wrong, by their IDs. */
export interface GoodsRule<T> {
  /** What is said of a rule that some break: with `missing` the shop leaves them out or cannot sell them, with `risky` it shows them worse than it could. */
  finding: (says: string, todo: string) => Check;
  /** What is wrong, and what the shop does with it: `Without a price, so nowhere to be seen`. */
  says: string;
  todo: string;
  /** Those that break the rule. */
  wrong(all: readonly T[]): T[];
}

/** One check for each rule that is broken, with the first IDs that break it; one that works where none is. Pure. */
export function goodsChecks<T extends { ID?: string }>(
  kind: string,
  all: readonly T[],
  rules: readonly GoodsRule<T>[],
): Check[] {
  const checks = rules.flatMap(({ finding, says, todo, wrong }) => {
    const ids = wrong(all).map(({ ID = '' }) => ID);
    return ids.length > 0 ? [finding(`${says}: ${kind} ${someOf(ids)}.`, todo)] : [];
  });
  return checks.length > 0 ? checks : [works(`${all.length} ${kind} are as the shop reads them.`)];
}

/** A rule that each item keeps or breaks by itself. */
export function each<T>(isWrong: (item: T) => boolean): GoodsRule<T>['wrong'] {
  return (all) => all.filter(isWrong);
}

/** A rule that is broken by items that share what each has to have alone; `null` shares with nobody. */
export function shared<T>(keyOf: (item: T) => string | null): GoodsRule<T>['wrong'] {
  return (all) => {
    const counts = new Map<string, number>();
    for (const item of all) {
      const key = keyOf(item);
      if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return all.filter((item) => (counts.get(keyOf(item) ?? '') ?? 0) > 1);
  };
}
