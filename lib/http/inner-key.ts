import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Marks the front's own requests to itself; new with every process. */
export const innerKey = randomBytes(18).toString('base64url');
export const innerKeyHeader = 'x-front-key';

/** Whether the front itself sent a request, for a document it needs. */
export function isFromFront(request: IncomingMessage): boolean {
  return request.headers[innerKeyHeader] === innerKey;
}
