/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { variableNames } from '@/lib/config/env';
import { retentionDays } from '@/lib/config/retention';
import { compose, manifests } from '../support/deployment';

const folder = 'docs/operations';
const pages = ['docs/operations.md', ...readdirSync(folder).map((name) => join(folder, name))];
const text = (path: string) => readFileSync(path, 'utf8');
const found = (paths: readonly string[], pattern: RegExp) =>
  paths.flatMap((path) =>
    [...text(path).matchAll(pattern)].map(([, name = '']) => [path, name] as const),
  );

const headingsOf = (path: string) =>
  [...text(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

/** Variables that are not the shop's: of Node, OpenTelemetry, the proofs. */
const foreign = [
  'NODE_OPTIONS',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_RESOURCE_ATTRIBUTES',
  'TEST_PORT',
  'TEST_PLATFORM_PORT',
  'TEST_DATABASE_URL',
  'SHOP_URL',
  'PLATFORM_URL',
  'CHROMIUM_PATH',
  'RECORD_RELEASE',
  'BENCH_REQUESTS',
];

describe('the pages for who runs the shop', () => {
  it('are all in the index', () => {
    const linked = found(['docs/operations.md'], /\]\(operations\/([\w-]+\.md)\)/g).map(
      ([, name]) => name,
    );
    expect([...new Set(linked)].sort()).toEqual(readdirSync(folder).sort());
  });

  it('name sections of other pages as they are called', () => {
    const named = pages.flatMap((path) =>
      [...text(path).matchAll(/\[[^\]]+\]\(([\w/-]+\.md)\), "([^"]+)"/g)].map(
        ([, file = '', heading = '']) => [join(dirname(path), file), heading] as const,
      ),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(
      named.filter(([file, heading]) => !headingsOf(file).some((one) => one.startsWith(heading))),
    ).toEqual([]);
  });

  it.each([
    ['docs/operations/money.md', 'scripts/orders/to-do.ts', /^const words[^{]*\{([\s\S]*?)^\};/m],
    [
      'docs/operations/messages.md',
      'services/outbox/outbox.ts',
      /^interface Payloads \{([\s\S]*?)^\}/m,
    ],
  ])('%s has a row for each kind that %s knows', (page, source, table) => {
    const [, members = ''] = table.exec(text(source)) ?? [];
    const kinds = [...members.matchAll(/^ {2}'?([a-z][a-z-]*)'?:/gm)].map(([, kind = '']) => kind);
    const cells = found([page], /^\s*\| (`[^|]+`) \|/gm).map(([, cell]) => cell);
    const rows = cells.flatMap((cell) =>
      [...cell.matchAll(/`([a-z-]+)`/g)].map(([, kind]) => kind),
    );
    expect(kinds.length).toBeGreaterThan(15);
    expect([...new Set(rows)].sort()).toEqual(kinds.sort());
  });

  it('say how long is kept what names a person', () => {
    const rows = [
      ...text('docs/operations/personal-data.md').matchAll(/^\| `([a-z-]+)` \| [^|]+ \| (\d+)/gm),
    ];
    expect(Object.fromEntries(rows.map(([, name = '', days]) => [name, Number(days)]))).toEqual(
      retentionDays,
    );
  });

  it('name variables that a process reads', () => {
    const named = found(pages, /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g);
    const known = (name: string) =>
      [...variableNames, ...foreign].includes(name) ||
      variableNames.includes(name.replace(/_FILE$/, ''));
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(([, name]) => !known(name))).toEqual([]);
  });

  it('name containers of compose and objects of the cluster that there are', () => {
    const services = Object.keys(compose().services);
    const commands = found(pages, /^ {4}docker compose ([^\n]+)$/gm);
    expect(commands.length).toBeGreaterThan(5);
    for (const [path, command] of commands) {
      const words = command
        .replace(/ (?:node|nginx|pg_dump|pg_restore|createdb|dropdb) .*$/, '')
        .split(' ');
      const named = words.slice(1).filter((word) => !word.startsWith('-'));
      expect([path, command, named.filter((name) => !services.includes(name))]).toEqual([
        path,
        command,
        [],
      ]);
    }
    const objects = manifests().map(
      ({ kind, metadata }) => `${kind.toLowerCase()}/${metadata.name}`,
    );
    const asked = found(pages, /\b((?:deployment|job)\/[a-z]+)/g);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter(([, name]) => !objects.includes(name))).toEqual([]);
  });
});
