import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** What the framework judges of a file: a part of it, or only one that has not changed since. */
const judgedByFramework = ['range', 'if-unmodified-since'] as const;

/** Whether the framework may refuse a file because it has changed since a date. */
export function isConditional(headers: IncomingHttpHeaders): boolean {
  return headers['if-match'] === undefined && headers['if-unmodified-since'] !== undefined;
}

/**
 * Keeps `If-Match` from the framework, whose files have no ETag, so that it would refuse the one the shop gave; and with it what is not heeded beside it: another date
 * (RFC 9110, 13.1.4), and a range, which could be one of another file. What is returned puts `If-Match` back, for who sends the answer.
 */
export function withholdMatch({ headers }: Pick<IncomingMessage, 'headers'>): () => void {
  const match = headers['if-match'];
  if (match === undefined) return () => undefined;
  for (const name of ['if-match', ...judgedByFramework]) delete headers[name];
  return () => {
    headers['if-match'] = match;
  };
}
