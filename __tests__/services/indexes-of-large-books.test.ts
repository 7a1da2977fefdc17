/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { migrations } from '@/services/schema';
import release from '../database/release-before.json';

const isOlder = ({ name }: { name: string }) => release.migrations.includes(name);
const tablesIn = (text: string) =>
  [...text.matchAll(/(?:create table|alter table) (services\.\w+)/g)].map(
    ([, table = '']) => table,
  );
const olderTables = new Set(
  migrations.filter(isOlder).flatMap(({ statements }) => statements.flatMap(tablesIn)),
);
/** Indexes that this release builds on tables which an older one has filled, of columns that were there. */
const builds = migrations
  .filter((step) => !isOlder(step))
  .flatMap(({ statements }) => {
    const made = statements.flatMap(tablesIn);
    return statements.filter((text) => {
      const [, table = ''] = /create (?:unique )?index .* on (services\.\w+)/.exec(text) ?? [];
      return olderTables.has(table) && !made.includes(table);
    });
  });
const page = readFileSync('docs/operations/upgrades.md', 'utf8').replace(/\s+/g, ' ');

describe('an index on books that are large already', () => {
  it('is left as it is where an operator has built it before', () => {
    expect(builds.filter((text) => !/ index if not exists /.test(text))).toEqual([]);
  });

  it('is told of, as it is built while writers go on', () => {
    const told = (text: string) => page.includes(text.replace(' index ', ' index concurrently '));
    expect(builds.filter((text) => !told(text))).toEqual([]);
  });
});
