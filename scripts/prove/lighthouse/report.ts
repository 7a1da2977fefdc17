/** The parts of a Lighthouse report that are judged. */
export interface LighthouseReport {
  runtimeError?: { code: string; message: string };
  /** Lighthouse's own measure of how fast the machine was just then. */
  environment?: { benchmarkIndex?: number };
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  audits: Record<
    string,
    { id: string; title: string; score: number | null; displayValue?: string } | undefined
  >;
}

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';
/** Scores from 0 to 100. */
export type Scores = Record<Category, number>;

/** What each category must reach. */
export const limits: readonly { category: Category; least: number }[] = [
  { category: 'performance', least: 95 },
  { category: 'accessibility', least: 100 },
  { category: 'best-practices', least: 100 },
  { category: 'seo', least: 100 },
];

const weak = 0.9;

/** The four scores. Throws with Lighthouse's own words when the page could not be judged, so that nothing counts as a score. */
export function scoresOf(report: LighthouseReport): Scores {
  if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message}`);
  const score = (category: Category): number => {
    const found = report.categories[category]?.score;
    if (typeof found !== 'number') throw new Error(`Lighthouse gave no score for ${category}.`);
    return Math.round(found * 100);
  };
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}

/** What weighs in a score and was not passed (in performance: scored under 90), in words. */
export function failedAudits(report: LighthouseReport): { id: string; words: string }[] {
  return limits.flatMap(({ category }) =>
    (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = report.audits[id];
      if (weight === 0 || typeof audit?.score !== 'number') return [];
      const passes = category === 'performance' ? audit.score >= weak : audit.score === 1;
      return passes
        ? []
        : [
            {
              id,
              words: `${category}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`,
            },
          ];
    }),
  );
}
