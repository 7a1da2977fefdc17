import type { Library } from './library';
import type { Resource } from './resources';

/** Linked resources of a collection, and the links that lead nowhere. */
export interface Includes {
  includes: { Entry?: Resource[]; Asset?: Resource[] };
  errors: {
    sys: { id: 'notResolvable'; type: 'error' };
    details: { type: 'Link'; linkType: string; id: string };
  }[];
}

/** Follows the links of `items` for `depth` steps. What is among the items already is not included again. */
export function includesOf(items: readonly Resource[], depth: number, library: Library): Includes {
  const result: Includes = { includes: {}, errors: [] };
  const seen = new Set(items.map((item) => `${item.sys.type}:${item.sys.id}`));
  let level: readonly Resource[] = items;
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    const next: Resource[] = [];
    for (const { linkType, id } of level.flatMap((resource) => linksIn(resource.fields))) {
      const key = `${linkType}:${id}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const resource = (linkType === 'Asset' ? library.assets : library.entries).get(id);
      if (!resource) {
        result.errors.push({
          sys: { id: 'notResolvable', type: 'error' },
          details: { type: 'Link', linkType, id },
        });
        continue;
      }
      const place = linkType === 'Asset' ? 'Asset' : 'Entry';
      (result.includes[place] ??= []).push(resource);
      next.push(resource);
    }
    level = next;
  }
  return result;
}

/** Every link within a value, rich text's embedded ones too. */
export function linksIn(value: unknown): { linkType: string; id: string }[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== 'object' || value === null) return [];
  const { sys } = value as { sys?: { type?: unknown; linkType?: unknown; id?: unknown } };
  if (
    sys?.type === 'Link' &&
    (sys.linkType === 'Entry' || sys.linkType === 'Asset') &&
    typeof sys.id === 'string'
  ) {
    return [{ linkType: sys.linkType, id: sys.id }];
  }
  return Object.values(value).flatMap(linksIn);
}
