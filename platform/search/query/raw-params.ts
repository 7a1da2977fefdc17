import { isObject } from '@/platform/wire/body';

/** The parameters of one query as sent: inline, under `params` as an object, or under `params` as a URL-encoded text. */
export function rawParams(request: Record<string, unknown>): Record<string, unknown> {
  const { params, ...inline } = request;
  if (typeof params === 'string') return { ...inline, ...decodeParams(params) };
  return isObject(params) ? { ...inline, ...params } : inline;
}

const texts = new Set([
  'query',
  'filters',
  'highlightPreTag',
  'highlightPostTag',
  'snippetEllipsisText',
  'facetQuery',
  'userToken',
]);

function decodeParams(encoded: string): Record<string, unknown> {
  const decoded: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(encoded))
    decoded[name] = texts.has(name) ? value : fromJson(value);
  return decoded;
}

function fromJson(value: string): unknown {
  if (!/^(?:\[|true$|false$)/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
