import { refusal } from '../errors';
import type { Route } from './route';

interface Compiled {
  route: Route;
  expression: RegExp;
}

/** Finds the route of a request; parameters come decoded. Returns `null` for an unknown path or method. */
export type RouteMatcher = (
  method: string,
  path: string,
) => { route: Route; params: Record<string, string> } | null;

/** Prepares a route table for matching in order, so literal paths stand before those with parameters. */
export function createMatcher(routes: readonly Route[]): RouteMatcher {
  const table: Compiled[] = routes.map((route) => ({
    route,
    expression: new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i'),
  }));
  return (method, path) => {
    for (const { route, expression } of table) {
      if (route.method !== method) continue;
      const match = expression.exec(path);
      if (match) return { route, params: decodeAll(match.groups ?? {}) };
    }
    return null;
  };
}

function decodeAll(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, raw]) => [name, decode(raw)]));
}

function decode(raw: string): string {
  let value: string;
  try {
    value = decodeURIComponent(raw);
  } catch {
    throw refusal('ValidationFailure', { Value: raw });
  }
  if (value.includes('\0')) throw refusal('ValidationFailure', { Value: raw });
  return value;
}
