/** @jest-environment node */
import { compileList } from '@/platform/commerce/engine/compile-list';
import { fields } from '@/platform/commerce/engine/fields';
import type { ListSpec } from '@/platform/commerce/engine/list-spec';

const spec: ListSpec = {
  model: fields({
    ID: 'text',
    Name: 'text',
    Active: 'boolean',
    Size: 'integer',
    DateCreated: 'date',
    Inventory: 'object',
    Schedule: 'object',
    Secret: 'text secret',
    xp: 'object',
  }),
  sortable: ['Name', 'ID', 'DateCreated'],
  searchable: ['Name'],
  defaultSort: ['Name'],
  options: ['depth'],
  indexed: ['Code'],
  joined: { Schedule: 's.doc' },
  flags: { names: ['Shown'], bit: (_, member) => (member === 'true' ? 1 : 2) },
};
const compile = (query: string, given: unknown[] = []) =>
  compileList(new URLSearchParams(query), spec, given);
const NAME = `(r.doc #>> '{Name}')`;
const A = `(r.doc #>> '{xp,a}')`;
const member = (test: string) =>
  `exists (select 1 from jsonb_array_elements_text(case jsonb_typeof((r.doc #> '{xp,a}')) when 'array' then (r.doc #> '{xp,a}') else '[]' end) as member (value) where ${test})`;

describe('filters become conditions', () => {
  it.each<[string, string, unknown[]]>([
    ['', 'true', []],
    ['ID=a|b', 'r.id = any($1)', [['a', 'b']]],
    ['name=Rose', `lower(${NAME}) in (lower($1))`, ['Rose']],
    ['Name=a|b', `lower(${NAME}) in (lower($1), lower($2))`, ['a', 'b']],
    ['Name=Jo*', `${NAME} ilike $1`, ['Jo%']],
    ['Name=50%25_*', `${NAME} ilike $1`, ['50\\%\\_%']],
    ['Name=!a', `not coalesce(lower(${NAME}) in (lower($1)), false)`, ['a']],
    [
      'Name=!a&Name=!b',
      `not coalesce(lower(${NAME}) in (lower($1)), false) and not coalesce(lower(${NAME}) in (lower($2)), false)`,
      ['a', 'b'],
    ],
    ['Name=a|b*', `(lower(${NAME}) in (lower($2)) or ${NAME} ilike $1)`, ['b%', 'a']],
    ['Name=*', `${NAME} is not null`, []],
    ['Name=!*', `not coalesce(${NAME} is not null, false)`, []],
    ['Name=', 'true', []],
    ['Active=true', `coalesce((r.doc #>> '{Active}'), 'false') = any($1)`, [['true']]],
    ['Size=5', `(r.doc #>> '{Size}')::numeric in ($1::text::numeric)`, ['5']],
    [
      'Size=>5',
      `case when (r.doc #>> '{Size}') ~ '^-?[0-9]+(\\.[0-9]+)?$' then (r.doc #>> '{Size}')::numeric > $1::text::numeric end`,
      ['5'],
    ],
    [
      'Size=!<0',
      `not coalesce(case when (r.doc #>> '{Size}') ~ '^-?[0-9]+(\\.[0-9]+)?$' then (r.doc #>> '{Size}')::numeric < $1::text::numeric end, false)`,
      ['0'],
    ],
    [
      'DateCreated=>2026-01-02',
      `(r.doc #>> '{DateCreated}')::timestamptz > $1::text::timestamptz`,
      ['2026-01-02T00:00:00.000Z'],
    ],
    ['xp.a=X', `commerce.members((r.doc #> '{xp,a}')) && array[lower($1)]`, ['X']],
    [
      'xp.a=!X',
      `not coalesce(commerce.members((r.doc #> '{xp,a}')) && array[lower($1)], false)`,
      ['X'],
    ],
    ['xp.a=X*', `(${A} ilike $1 or ${member('member.value ilike $1')})`, ['X%']],
    ['xp.a=>2026-01', `${A} collate "C" > $1`, ['2026-01']],
    [
      'xp.Code=1|2',
      `r.uid in (select m.uid from commerce.member m where m.name = 'Code' and m.value = any(array(select lower(v) from unnest($1::text[]) v)))`,
      [['1', '2']],
    ],
    ['xp.Shown=True', 'r.flags & 1 <> 0', []],
    ['xp.Shown=true|false', 'r.flags & 3 <> 0', []],
    ['xp.Shown=!false', 'not coalesce(r.flags & 2 <> 0, false)', []],
    ['xp.Shown=maybe', `commerce.members((r.doc #> '{xp,Shown}')) && array[lower($1)]`, ['maybe']],
    [
      'inventory.QuantityAvailable=>0',
      `case when (r.doc #>> '{Inventory,QuantityAvailable}') ~ '^-?[0-9]+(\\.[0-9]+)?$' then (r.doc #>> '{Inventory,QuantityAvailable}')::numeric > $1::text::numeric end`,
      ['0'],
    ],
    ['Schedule.Min=!*', `not coalesce((s.doc #>> '{Min}') is not null, false)`, []],
    ['Name|ID=x', `(lower(${NAME}) in (lower($1)) or r.id = any($2))`, ['x', ['x']]],
    ['depth=all&pageKey=k', 'true', []],
    ['search=red+rose', `((${NAME} ilike $1) or (${NAME} ilike $2))`, ['%red%', '%rose%']],
    [
      'search=red+rose&searchType=AllTermsAnyField',
      `((${NAME} ilike $1) and (${NAME} ilike $2))`,
      ['%red%', '%rose%'],
    ],
    ['search=red+rose&searchType=ExactPhrase', `(${NAME} ilike $1)`, ['%red rose%']],
  ])('%s', (query, where, params) => {
    expect(compile(query)).toMatchObject({ where, params });
  });

  it('number their parameters after those of the caller', () => {
    expect(compile('ID=a', ['kind', 'parent'])).toMatchObject({
      where: 'r.id = any($3)',
      params: ['kind', 'parent', ['a']],
    });
  });
});

describe('order and pages', () => {
  it.each([
    ['', `(r.doc #> '{Name}') nulls last, r.id`],
    ['sortBy=!DateCreated,ID', `(r.doc #> '{DateCreated}') desc nulls last, r.id nulls last, r.id`],
    ['SORTBY=name', `(r.doc #> '{Name}') nulls last, r.id`],
  ])('%s', (query, orderBy) => {
    expect(compile(query)).toMatchObject({ orderBy, page: 1, pageSize: 20 });
  });

  it('reads page and page size', () => {
    expect(compile('page=3&PageSize=100')).toMatchObject({ page: 3, pageSize: 100 });
  });
});

describe('what a list refuses', () => {
  it.each([
    ['Colour=red', 'List.InvalidProperty'],
    ['Secret=*', 'List.InvalidProperty'],
    ["xp.a'b=1", 'List.InvalidProperty'],
    ['xp.a{b=1', 'List.InvalidProperty'],
    ['Active=yes', 'List.InvalidType'],
    ['Size=big', 'List.InvalidType'],
    ['Size=>big', 'List.InvalidType'],
    ['Size=>=5', 'List.InvalidType'],
    ['DateCreated=>=2026-01-02', 'List.InvalidType'],
    ['DateCreated=>soon', 'List.InvalidType'],
    ['sortBy=Size', 'List.InvalidSortProperty'],
    ['search=x&searchOn=ID', 'List.InvalidSearchProperty'],
    ['pageSize=0', 'List.InvalidPageSize'],
    ['pageSize=101', 'List.InvalidPageSize'],
    ['pageSize=ten', 'List.InvalidPageSize'],
    ['page=-1', 'ValidationFailure'],
  ])('%s', (query, ErrorCode) => {
    expect(() => compile(query)).toThrow(
      expect.objectContaining({ status: 400, errors: [expect.objectContaining({ ErrorCode })] }),
    );
  });
});
