/** What was found of one thing: it works, it is missing (the shop does not work without), or it is risky. */
export interface Check {
  state: 'works' | 'missing' | 'risky';
  says: string;
  /** What to do about it; of what works there is nothing to do. */
  todo?: string;
}

/** What was found at one vendor. */
export interface Findings {
  vendor: string;
  checks: Check[];
}

export const works = (says: string): Check => ({ state: 'works', says });
export const missing = (says: string, todo: string): Check => ({ state: 'missing', says, todo });
export const risky = (says: string, todo: string): Check => ({ state: 'risky', says, todo });

const marks = { works: 'works  ', missing: 'MISSING', risky: 'risky  ' };

/** Findings as lines for people. */
export function linesOf({ vendor, checks }: Findings): string[] {
  return [
    vendor,
    ...checks.flatMap(({ state, says, todo }) => [
      `  ${marks[state]}  ${says}`,
      ...(todo ? [`           → ${todo}`] : []),
    ]),
  ];
}
