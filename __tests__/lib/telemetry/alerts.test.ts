/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { createMeter } from '@/lib/telemetry/meter';
import { breakerFigure } from '@/lib/upstream/policy';
import { serviceFigures } from '@/services/figures';

const text = (path: string) => readFileSync(path, 'utf8');
const rules = text('ops/prometheus/alerts.yml')
  .split('- alert: ')
  .slice(1)
  .map((rule) => ({
    name: /^\w+/.exec(rule)?.[0] ?? '',
    expr: /expr: >-\n([\s\S]*?)\n\s+for:/.exec(rule)?.[1]?.trim() ?? '',
    severity: /severity: (\w+)/.exec(rule)?.[1],
    runbook: /runbook: (\S+)/.exec(rule)?.[1],
  }));
const dashboard = JSON.parse(text('ops/grafana/dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const queries = [
  ...rules.map(({ name, expr }) => [name, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [title, expr] as const),
  ),
];

const figuresOfServices = serviceFigures(
  { query: () => Promise.resolve([]) },
  { countValues: () => Promise.resolve(0) },
  { FILES_SIGNATURE: '', FILES_PRIVATE_SIGNATURE: '' },
);

/** Every metric a process of the services tells, with the labels it has. */
const known = async () => {
  const { registry } = await createMeter(figuresOfServices);
  const metrics = registry.getMetricsAsArray() as unknown as {
    name: string;
    labelNames?: string[];
    type: string;
  }[];
  return new Map(
    metrics.flatMap(({ name, labelNames = [], type }) =>
      (type === 'histogram' ? ['_bucket', '_count', '_sum'] : ['']).map(
        (ending) =>
          [`${name}${ending}`, new Set([...labelNames, 'le', 'instance', 'job'])] as const,
      ),
    ),
  );
};

describe('alerts and dashboard', () => {
  it('hear of the breakers of vendors that the services alone ask', () => {
    expect(figuresOfServices).toContain(breakerFigure);
  });

  it('ask for metrics and labels that there are', async () => {
    const metrics = await known();
    for (const [name, expr] of queries) {
      const asked = [...expr.matchAll(/\b((?:shop|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)];
      expect([name, asked.length > 0 || /^up\{/.test(expr)]).toEqual([name, true]);
      for (const [, metric = '', labels = ''] of asked) {
        expect([name, metric, metrics.has(metric)]).toEqual([name, metric, true]);
        const grouped = [...expr.matchAll(/by \(([^)]+)\)/g)].flatMap(([, by = '']) =>
          by.split(', '),
        );
        const selected = [...labels.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, label]) => label!);
        for (const label of [...selected, ...grouped])
          expect([name, label, metrics.get(metric)?.has(label)]).toEqual([name, label, true]);
      }
    }
  });

  it('are called in the pages of operations as they are called', async () => {
    const metrics = [...(await known()).keys()];
    const alerts = rules.map(({ name }) => name);
    const named = readdirSync('docs/operations').flatMap((page) => {
      const body = text(`docs/operations/${page}`);
      const lines = body.split('\n').filter((line) => /^Alerts?: |\*\*Watch\*\*/.test(line));
      return [
        ...[...body.matchAll(/\b(shop_[a-z_]+[a-z])\b/g)].map(([, name]) => [page, name!, metrics]),
        ...lines.flatMap((line) =>
          [...line.matchAll(/`([A-Z][a-z]+[A-Z]\w+)`/g)].map(([, name]) => [page, name!, alerts]),
        ),
      ] as [string, string, string[]][];
    });
    expect(named.length).toBeGreaterThan(15);
    expect(
      named
        .filter(([, name, all]) => !all.some((one) => one === name || one.startsWith(`${name}_`)))
        .map(([page, name]) => [page, name]),
    ).toEqual([]);
  });

  it('have every metric of the shop in the table of the pages of operations', async () => {
    const { registry } = await createMeter(figuresOfServices);
    const all = registry.getMetricsAsArray().map(({ name }) => name);
    const rows = text('docs/operations/watching.md').match(/^\| `shop_.*$/gm) ?? [];
    const told = rows.flatMap((row) => row.match(/\bshop_\w+/g) ?? []);
    expect(told.sort()).toEqual(all.filter((name) => name.startsWith('shop_')).sort());
  });

  it('have expressions whose brackets close', () => {
    for (const [name, expr] of queries) {
      const bare = expr.replace(/"[^"]*"/g, '""');
      for (const [open, close] of ['()', '[]', '{}'])
        expect([name, bare.split(open!).length]).toEqual([name, bare.split(close!).length]);
    }
  });

  it('say for each alert how urgent it is and what to do', () => {
    const sections = [...text('docs/operations/alerts.md').matchAll(/^## (\w+)\n\n\S/gm)].map(
      ([, name]) => name,
    );
    expect(rules.map(({ name }) => name).sort()).toEqual(sections.sort());
    for (const { name, severity, runbook } of rules)
      expect([name, severity === 'page' || severity === 'ticket', runbook]).toEqual([
        name,
        true,
        `docs/operations/alerts.md#${name.toLowerCase()}`,
      ]);
  });
});
