/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { variableNames } from '@/lib/config/env';
import { compose, manifests } from '../support/deployment';

const folder = 'docs/operations';
const pages = ['docs/operations.md', ...readdirSync(folder).map((name) => join(folder, name))];
const text = (path: string) => readFileSync(path, 'utf8');
/** Pages with what a newcomer reads first. */
const all = [...pages, 'README.md', 'CONTRIBUTING.md'];
const found = (paths: readonly string[], pattern: RegExp) =>
  paths.flatMap((path) =>
    [...text(path).matchAll(pattern)].map(([, name = '']) => [path, name] as const),
  );

const headingsOf = (path: string) =>
  [...text(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
/** What headings are called in addresses, as GitHub makes it. */
const anchorsOf = (path: string) =>
  headingsOf(path).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

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
  it('name commands that there are', () => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
    const named = found(all, /npm run (?:--silent )?([a-z]+(?:[:-][a-z]+)*)(?![\w:])/g);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(([, name]) => !(name in scripts))).toEqual([]);
  });

  it('are all in the index', () => {
    const linked = found(['docs/operations.md'], /\]\(operations\/([\w-]+\.md)\)/g).map(
      ([, name]) => name,
    );
    expect([...new Set(linked)].sort()).toEqual(readdirSync(folder).sort());
  });

  it('lead to pages and headings that there are', () => {
    const links = found(all, /\]\((?!https?:)([^)\s]+)\)/g);
    const broken = links.filter(([path, link]) => {
      const [file = '', anchor] = link.split('#');
      const target = file ? join(dirname(path), file) : path;
      return !existsSync(target) || (anchor && !anchorsOf(target).includes(anchor));
    });
    expect(broken).toEqual([]);
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

  it('name files of this project that there are', () => {
    const named = found(
      pages,
      /[`\s]((?:ops|lib|server|services|scripts|platform|__tests__|docs)\/[\w./-]*\w)/g,
    ).filter(([, path]) => !path.startsWith('ops/secrets'));
    expect(named.length).toBeGreaterThan(20);
    expect(
      named.filter(
        ([, path]) => !['', '.ts', '.mjs', '.test.ts'].some((end) => existsSync(path + end)),
      ),
    ).toEqual([]);
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
