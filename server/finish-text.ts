import type { IncomingMessage, ServerResponse } from 'node:http';
import { asSent } from '@/lib/http/compile-hint';
import { cacheHeader } from '@/lib/core/framework';
import { keptFile, passingText, type FinishedText } from '@/lib/cache/finished-text';

const compressedRouterData = new WeakMap<Buffer, FinishedText>();

/** The finished form of a text that is no document: a file by its date, the router's data of a cached page by its bytes, anything else as it is. */
export function finishText(
  request: IncomingMessage,
  response: ServerResponse,
  body: string | Buffer,
): FinishedText {
  const pathname = (request.url ?? '').split('?')[0] ?? '';
  const version = response.getHeader('last-modified');
  if (version !== undefined)
    return keptFile(pathname, String(version), () => asSent(pathname, Buffer.from(body)));
  if (typeof body === 'string' || !response.hasHeader(cacheHeader)) return passingText(body);
  const known = compressedRouterData.get(body) ?? passingText(body);
  compressedRouterData.set(body, known);
  return known;
}
