import { asSent } from '@/lib/http/compile-hint';
import { cacheHeader } from '@/lib/core/framework';
import { keptFile, passingText, type FinishedText } from '@/lib/cache/finished-text';
import type { FrameworkAnswer } from './answer';

const compressedRouterData = new WeakMap<Buffer, FinishedText>();

/** The finished form of a text that is no document: a file by its date, the router's data of a cached page by its bytes, anything else as it is. */
export function finishText(
  pathname: string,
  { headers, body }: Pick<FrameworkAnswer, 'headers' | 'body'>,
): FinishedText {
  const version = headers['last-modified'];
  if (version !== undefined)
    return keptFile(pathname, String(version), () => asSent(pathname, Buffer.from(body)));
  if (typeof body === 'string' || headers[cacheHeader] === undefined) return passingText(body);
  const compressed = compressedRouterData.get(body) ?? passingText(body);
  compressedRouterData.set(body, compressed);
  return compressed;
}
