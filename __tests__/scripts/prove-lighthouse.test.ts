import {
  failedAudits,
  limits,
  scoresOf,
  type LighthouseReport,
} from '@/scripts/prove/lighthouse/report';

const report = (scores: Partial<Record<string, number | null>> = {}): LighthouseReport => ({
  categories: Object.fromEntries(
    limits.map(({ category }) => [
      category,
      {
        score: category in scores ? (scores[category] ?? null) : 1,
        auditRefs: [
          { id: `${category}-heavy`, weight: 3 },
          { id: `${category}-weightless`, weight: 0 },
        ],
      },
    ]),
  ),
  audits: Object.fromEntries(
    limits.flatMap(({ category }) => [
      [
        `${category}-heavy`,
        { id: `${category}-heavy`, title: `${category} audit`, score: 1, displayValue: '3 s' },
      ],
      [`${category}-weightless`, { id: `${category}-weightless`, title: 'Weightless', score: 0 }],
    ]),
  ),
});

const withAudit = (id: string, score: number | null): LighthouseReport => {
  const made = report();
  return {
    ...made,
    audits: { ...made.audits, [id]: { id, title: 'A finding', score, displayValue: '3 s' } },
  };
};

test('the shop must reach 100, performance 95', () => {
  expect(limits).toEqual([
    { category: 'performance', least: 95 },
    { category: 'accessibility', least: 100 },
    { category: 'best-practices', least: 100 },
    { category: 'seo', least: 100 },
  ]);
});

test('scores are whole points of a hundred', () => {
  expect(scoresOf(report({ performance: 0.956, seo: 0.92 }))).toEqual({
    performance: 96,
    accessibility: 100,
    'best-practices': 100,
    seo: 92,
  });
});

test.each([
  [
    'a page that did not load',
    { ...report(), runtimeError: { code: 'NO_FCP', message: 'No paint' } },
    /No paint/,
  ],
  ['a category without a score', report({ seo: null }), /no score for seo/],
])('%s is no score', (_name, made, words) => {
  expect(() => scoresOf(made)).toThrow(words);
});

test.each([
  ['accessibility-heavy', 0.99, ['accessibility: A finding (3 s)']],
  ['accessibility-heavy', 1, []],
  ['accessibility-heavy', null, []],
  ['performance-heavy', 0.89, ['performance: A finding (3 s)']],
  ['performance-heavy', 0.9, []],
  ['seo-weightless', 0, []],
])('%s with %s', (id, score, words) => {
  expect(failedAudits(withAudit(id, score)).map((audit) => audit.words)).toEqual(words);
});
