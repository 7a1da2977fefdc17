import { isObject } from '../../wire/body';
import { valuesAt } from '../conditions';
import type { Resource } from '../resources';

/** What a resource must be for a webhook to be told of it; all of a list. */
export type WebhookFilter = Record<string, unknown>;

const documents = ['sys.id', 'sys.contentType.sys.id', 'sys.environment.sys.id'];

/** Whether a value is a filter as the vendor takes it: `equals`, `in` or `regexp` over one of three IDs, or the opposite of one. */
export function isFilter(value: unknown): value is WebhookFilter {
  if (!isObject(value) || Object.keys(value).length !== 1) return false;
  const { equals, in: among, regexp, not } = value;
  if (not !== undefined) return isFilter(not) && !('not' in not);
  return (
    isPair(equals, (wanted) => typeof wanted === 'string') ||
    isPair(among, (wanted) => Array.isArray(wanted) && wanted.length > 0) ||
    isPair(regexp, (wanted) => isObject(wanted) && typeof wanted.pattern === 'string')
  );
}

/** Whether every filter lets a resource through. */
export function passes(filters: readonly WebhookFilter[], resource: object): boolean {
  return filters.every(({ equals, in: among, regexp, not }) => {
    if (not !== undefined) return !passes([not as WebhookFilter], resource);
    const [document, wanted] = (equals ?? among ?? regexp) as [{ doc: string }, unknown];
    const id = String(valuesAt(resource as Resource, document.doc.split('.'))[0] ?? '');
    if (regexp !== undefined) return new RegExp((wanted as { pattern: string }).pattern).test(id);
    return Array.isArray(wanted) ? wanted.includes(id) : wanted === id;
  });
}

function isPair(value: unknown, isWanted: (wanted: unknown) => boolean): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [document, wanted] = value as [unknown, unknown];
  return isObject(document) && documents.includes(String(document.doc)) && isWanted(wanted);
}
