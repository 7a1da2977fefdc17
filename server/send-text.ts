import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from '@/lib/http/encodings';
import type { SendableText } from '@/lib/cache/finished-text';
import { sendable } from '@/lib/cache/kept-documents';
import type { KeptDocument } from '@/lib/cache/kept-pages';

/** Sends a finished text, compressed when the client takes that, or 304 when it has it already. The ETag of compressed bytes is a weak one. */
export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  text: SendableText,
): Promise<void> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  response.appendHeader('Vary', 'Accept-Encoding');
  response.removeHeader('transfer-encoding');
  if (text.etag) response.setHeader('ETag', text.etag);
  if (
    text.etag &&
    response.statusCode === 200 &&
    isKnown(request.headers['if-none-match'], text.etag)
  ) {
    response.statusCode = 304;
    response.removeHeader('content-type');
    response.removeHeader('content-length');
    response.end();
    return;
  }
  const compressed = encoding && (await text.encoded(encoding));
  if (encoding && compressed) {
    response.setHeader('Content-Encoding', encoding);
    if (text.etag && !text.etag.startsWith('W/')) response.setHeader('ETag', `W/${text.etag}`);
  }
  const body = compressed || (await text.plain());
  response.setHeader('Content-Length', body.byteLength);
  response.end(body);
}

/** Sends a kept document as it was sent before, but for what `instead` says. */
export function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  document: KeptDocument,
  instead: Record<string, string> = {},
): Promise<void> {
  response.statusCode = 200;
  for (const [name, value] of Object.entries({ ...document.headers, ...instead }))
    response.setHeader(name, value);
  return sendText(request, response, sendable(document));
}

function isKnown(header: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}
