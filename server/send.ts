import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from '@/lib/answers/answer';
import { acceptedEncoding } from '@/lib/http/encodings';

/** Sends a response: its text compressed where the client accepts that, or 304 when the client has it already. The ETag of compressed bytes is a weak one. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, text }: Answer,
): Promise<void> {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers))
    if (value === undefined) response.removeHeader(name);
    else response.setHeader(name, value);
  if (!text) return void response.end();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  response.appendHeader('Vary', 'Accept-Encoding');
  response.removeHeader('transfer-encoding');
  if (text.etag) response.setHeader('ETag', text.etag);
  if (text.etag && status === 200 && isKnown(request.headers['if-none-match'], text.etag)) {
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

function isKnown(header: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}
