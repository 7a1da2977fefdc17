import type { Condition } from './query';
import type { Resource } from './resources';

/** Whether a resource meets a condition. A list field meets it when one of its values does. */
export function meets(resource: Resource, { path, operator, values }: Condition): boolean {
  const own = valuesAt(resource, path);
  const [first = ''] = values;
  switch (operator) {
    case 'exists':
      return own.length > 0 === (first === 'true');
    case 'is':
      return own.some((value) => String(value) === first);
    case 'ne':
      return !own.some((value) => String(value) === first);
    case 'in':
      return own.some((value) => values.includes(String(value)));
    case 'nin':
      return !own.some((value) => values.includes(String(value)));
    case 'all':
      return values.every((wanted) => own.some((value) => String(value) === wanted));
    case 'match':
      return own.some((value) => containsWords(String(value), first));
    case 'lt':
      return own.some((value) => compareValues(value, first) < 0);
    case 'lte':
      return own.some((value) => compareValues(value, first) <= 0);
    case 'gt':
      return own.some((value) => compareValues(value, first) > 0);
    case 'gte':
      return own.some((value) => compareValues(value, first) >= 0);
  }
}

/** Whether every word of a full-text query begins a word somewhere in the resource's fields. */
export function containsText(resource: Resource, text: string): boolean {
  return containsWords(textsIn(resource.fields).join(' '), text);
}

/** The scalar values at a path; lists along the way are spread, missing ones give nothing. */
export function valuesAt(resource: Resource, path: readonly string[]): unknown[] {
  let values: unknown[] = [resource];
  for (const step of path) {
    values = values
      .flat()
      .flatMap((value) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, step)
          ? [(value as Record<string, unknown>)[step]]
          : [],
      );
  }
  return values.flat().filter((value) => value !== null && value !== undefined);
}

/** Numbers by size, dates by time (a day is its first instant), other texts by alphabet. */
export function compareValues(value: unknown, other: unknown): number {
  const [left, right] = [orderable(value), orderable(other)];
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return String(value).localeCompare(String(other), 'en');
}

const DATE = /^\d{4}-\d{2}-\d{2}(?:T|$)/;

function orderable(value: unknown): number | string {
  if (typeof value === 'number') return value;
  const text = String(value);
  if (DATE.test(text) && !Number.isNaN(Date.parse(text))) return Date.parse(text);
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

function containsWords(text: string, query: string): boolean {
  const own = tokenize(text);
  return tokenize(query).every((word) => own.some((candidate) => candidate.startsWith(word)));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The words of a text for matching: lower case, without accents. */
function tokenize(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}|['’]/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
