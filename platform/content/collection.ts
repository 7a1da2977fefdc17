import { compareValues, containsText, meets, valuesAt } from './conditions';
import { includesOf } from './includes';
import type { ContentQuery } from './query';
import type { Library } from './library';
import { localised, type Resource } from './resources';

/** Answers a collection query over some resources, in the shape of the delivery API. */
export function answerCollection(
  resources: readonly Resource[],
  query: ContentQuery,
  library: Library,
): Record<string, unknown> {
  const found = resources.filter(
    (resource) =>
      (query.contentType === null || typeOf(resource) === query.contentType) &&
      query.conditions.every((condition) => meets(resource, condition)) &&
      (query.text === null || containsText(resource, query.text)),
  );
  const items = sorted(found, query.order).slice(query.skip, query.skip + query.limit);
  const { includes, errors } = includesOf(items, query.include, library);
  const show = (resource: Resource) =>
    localised(selected(resource, query.select), query.allLocales);
  return {
    sys: { type: 'Array' },
    total: found.length,
    skip: query.skip,
    limit: query.limit,
    items: items.map(show),
    ...(errors.length > 0 ? { errors } : {}),
    ...(Object.keys(includes).length > 0
      ? {
          includes: Object.fromEntries(
            Object.entries(includes).map(([kind, list]) => [
              kind,
              list.map((resource) => localised(resource, query.allLocales)),
            ]),
          ),
        }
      : {}),
  };
}

function typeOf(resource: Resource): unknown {
  return valuesAt(resource, ['sys', 'contentType', 'sys', 'id'])[0];
}

const newestFirst: ContentQuery['order'] = [
  { path: ['sys', 'updatedAt'], descending: true },
  { path: ['sys', 'id'], descending: false },
];

function sorted(resources: readonly Resource[], order: ContentQuery['order']): Resource[] {
  const criteria = [...order, ...newestFirst];
  return [...resources].sort((a, b) => {
    for (const { path, descending } of criteria) {
      const [left, right] = [valuesAt(a, path)[0], valuesAt(b, path)[0]];
      if (left === undefined || right === undefined) {
        if (left !== right) return left === undefined ? 1 : -1;
        continue;
      }
      const difference = compareValues(left, right);
      if (difference !== 0) return descending ? -difference : difference;
    }
    return 0;
  });
}

function selected(resource: Resource, select: ContentQuery['select']): Resource {
  if (select === null) return resource;
  const part = (root: 'fields' | 'sys'): Record<string, unknown> => {
    const paths = select.filter((path) => path[0] === root);
    if (paths.some((path) => path.length === 1)) return resource[root];
    const names = new Set(paths.map((path) => path[1]));
    return Object.fromEntries(Object.entries(resource[root]).filter(([name]) => names.has(name)));
  };
  return { ...resource, sys: part('sys'), fields: part('fields') } as Resource;
}
