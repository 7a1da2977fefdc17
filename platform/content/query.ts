import { err, ok, type Result } from '@/lib/core/result';

const operators = [
  'is',
  'ne',
  'in',
  'nin',
  'all',
  'exists',
  'match',
  'lt',
  'lte',
  'gt',
  'gte',
] as const;
type Operator = (typeof operators)[number];

/** One condition of a query: `fields.slug=x` is `is`, `fields.slug[in]=a,b` has two values. */
export interface Condition {
  path: string[];
  operator: Operator;
  values: string[];
}

/** A collection query, read and checked. */
export interface ContentQuery {
  contentType: string | null;
  conditions: Condition[];
  /** Full-text words over all text fields. */
  text: string | null;
  order: { path: string[]; descending: boolean }[];
  select: string[][] | null;
  include: number;
  limit: number;
  skip: number;
  /** `*`: every field by locale. */
  allLocales: boolean;
}

const CONDITION = /^((?:fields|sys|metadata)(?:\.[A-Za-z0-9_-]+)+)(?:\[([a-z]+)\])?$/;
const lists: readonly Operator[] = ['in', 'nin', 'all'];
const ignored = new Set(['access_token', 'timeline']);

/** Reads the query parameters of a collection. The error says, in words, what is wrong with them. */
export function readQuery(params: URLSearchParams): Result<ContentQuery, string> {
  const query: ContentQuery = {
    contentType: null,
    conditions: [],
    text: null,
    order: [],
    select: null,
    include: 1,
    limit: 100,
    skip: 0,
    allLocales: false,
  };
  for (const [name, value] of params) {
    const fault = readParam(query, name, value);
    if (fault !== null) return err(fault);
  }
  if (query.contentType === null && query.conditions.some(({ path }) => path[0] === 'fields')) {
    return err(
      'When querying entries by field you must provide a content type ID in the `content_type` parameter',
    );
  }
  return ok(query);
}

function readParam(query: ContentQuery, name: string, value: string): string | null {
  switch (name) {
    case 'content_type':
      query.contentType = value;
      return null;
    case 'query':
      query.text = value;
      return null;
    case 'locale':
      query.allLocales = value === '*';
      return value === '*' || value === 'en-US' ? null : `Unknown locale: ${value}`;
    case 'order':
      query.order = value.split(',').map((entry) => ({
        path: entry.replace(/^-/, '').split('.'),
        descending: entry.startsWith('-'),
      }));
      return query.order.every(({ path }) => path[0] === 'fields' || path[0] === 'sys')
        ? null
        : `Cannot order by ${value}`;
    case 'select':
      query.select = value.split(',').map((entry) => entry.split('.'));
      return query.select.every(([root]) => ['fields', 'sys', 'metadata'].includes(root ?? ''))
        ? null
        : `Cannot select ${value}`;
    case 'include':
      return readNumber(query, 'include', value, 10);
    case 'limit':
      return readNumber(query, 'limit', value, 1000);
    case 'skip':
      return readNumber(query, 'skip', value, Number.MAX_SAFE_INTEGER);
    default:
      return ignored.has(name) ? null : readCondition(query, name, value);
  }
}

function readNumber(
  query: ContentQuery,
  name: 'include' | 'limit' | 'skip',
  value: string,
  most: number,
): string | null {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number > most)
    return `${name} must be a whole number from 0 to ${most}`;
  query[name] = number;
  return null;
}

function readCondition(query: ContentQuery, name: string, value: string): string | null {
  const [, path, suffix = 'is'] = CONDITION.exec(name) ?? [];
  const operator = operators.find((candidate) => candidate === suffix);
  if (path === undefined || operator === undefined || (suffix === 'is' && name.endsWith(']')))
    return `The parameter ${name} is not known`;
  if (operator === 'exists' && value !== 'true' && value !== 'false')
    return `${name} must be true or false`;
  query.conditions.push({
    path: path.split('.'),
    operator,
    values: lists.includes(operator) ? value.split(',') : [value],
  });
  return null;
}
