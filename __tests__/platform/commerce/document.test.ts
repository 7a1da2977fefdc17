/** @jest-environment node */
import fc from 'fast-check';
import { applyPatch, present, readBody } from '@/platform/commerce/engine/document';
import { fields } from '@/platform/commerce/engine/fields';
import { isStorable, mergeJson } from '@/platform/commerce/engine/json';
import { createMatcher } from '@/platform/commerce/engine/match-route';
import type { Method, Route } from '@/platform/commerce/engine/route';
import { routes } from '@/platform/commerce/routes';

const model = fields({
  ID: 'text max=5',
  Name: 'text required',
  Kind: 'text of=A|B',
  Day: 'date',
  Made: 'date readonly',
  Secret: 'text secret',
  xp: 'object',
});

describe('bodies', () => {
  it('keep what is writable, dates in one form', () => {
    expect(
      readBody(
        model,
        { Name: 'n', Made: '2020-01-01', Unknown: 1, Day: '2026-07-04T10:00:00-05:00' },
        'create',
      ),
    ).toEqual({ Name: 'n', Day: '2026-07-04T15:00:00.000Z' });
  });

  it.each<[string, object, 'create' | 'patch', string[]]>([
    ['a required field left out', {}, 'create', ['Name']],
    ['a required field left alone', {}, 'patch', []],
    ['a required field unset', { Name: null }, 'patch', ['Name']],
    ['a required field emptied', { Name: '' }, 'patch', ['Name']],
    [
      'every fault at once',
      { Name: 1, ID: 'toolong', Kind: 'C', Day: 'soon', xp: [] },
      'create',
      ['ID', 'Name', 'Kind', 'Day', 'xp'],
    ],
  ])('with %s', (_name, body, mode, faulty) => {
    let found: unknown[] = [];
    try {
      readBody(model, { ...body }, mode);
    } catch (error) {
      found = (error as { errors: { Data: { Property: string } }[] }).errors.map(
        (fault) => fault.Data.Property,
      );
    }
    expect(found).toEqual(faulty);
  });

  it('are answered with every field but secrets', () => {
    expect(present(model, { Name: 'n', Secret: 's' })).toEqual({
      ID: null,
      Name: 'n',
      Kind: null,
      Day: null,
      Made: null,
      xp: null,
    });
  });
});

describe('a patch', () => {
  it('merges objects, replaces lists, unsets with null', () => {
    const stored = { Name: 'n', Kind: 'A', xp: { a: { b: 1, c: 2 }, list: [1, 2] } };
    expect(applyPatch(stored, { Kind: null, xp: { a: { c: 3 }, list: [9] } })).toEqual({
      Name: 'n',
      xp: { a: { b: 1, c: 3 }, list: [9] },
    });
  });

  it('says the same twice as once, and never reaches a prototype', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.dictionary(fc.string(), fc.jsonValue()),
        (base, change) => {
          fc.pre(isStorable(base) && isStorable(change));
          const once = mergeJson(base, change);
          expect(mergeJson(once, change)).toEqual(once);
          expect(Object.getPrototypeOf(once)).toBe(Object.prototype);
        },
      ),
      { seed: 7 },
    );
  });
});

describe('the route table', () => {
  const match = createMatcher(routes);

  it.each<[Method, string, string, Record<string, string>]>([
    ['GET', '/me', '/me', {}],
    ['GET', '/ME/Products/AbC', '/me/products/:id', { id: 'AbC' }],
    [
      'GET',
      '/catalogs/L/categories/productassignments',
      '/catalogs/:catalogID/categories/productassignments',
      { catalogID: 'L' },
    ],
    ['POST', '/catalogs/productassignments', '/catalogs/productassignments', {}],
    [
      'GET',
      '/catalogs/L/categories/Flowers',
      '/catalogs/:catalogID/categories/:id',
      { catalogID: 'L', id: 'Flowers' },
    ],
    [
      'PUT',
      '/orders/Outgoing/o/lineitems/l/shipto',
      '/orders/:direction/:orderID/lineitems/:lineItemID/shipto',
      { direction: 'Outgoing', orderID: 'o', lineItemID: 'l' },
    ],
  ])('%s %s', (method, path, pattern, params) => {
    const found = match(method, path);
    expect(found?.route.path).toBe(pattern);
    expect({ ...found?.params }).toEqual(params);
  });

  it('holds no operation twice', () => {
    const shape = (route: Route) =>
      `${route.method} ${route.path.replace(/:\w+/g, ':')}`.toLowerCase();
    expect(new Set(routes.map(shape)).size).toBe(routes.length);
  });

  it('opens to everybody the own profile and tokens, and the reset of a password', () => {
    expect(routes.filter((route) => route.roles.length === 0).map((route) => route.path)).toEqual([
      '/me',
      '/me/tokens',
      '/password/reset',
      '/password/reset/:verificationCode',
    ]);
  });
});
