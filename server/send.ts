import type { IncomingMessage, ServerResponse } from 'node:http';
import { bareAnswer, type Answer } from '@/lib/answers/answer';
import { acceptedEncoding } from '@/lib/http/encodings';

/**
 * Sends a response: its text compressed where the client accepts that, 304 when the client has it already, 412 when it asks for another (`If-Match`). The ETag of compressed
 * bytes is a weak one: it says that somebody has the page (RFC 9110, 13.1.2), and never which bytes of it (13.1.1).
 */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<void> {
  const { status, headers, text } = isAnother(request, answer) ? refusedAs412(answer) : answer;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers))
    if (value === undefined) response.removeHeader(name);
    else response.setHeader(name, value);
  if (!text) return void response.end();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  response.appendHeader('Vary', 'Accept-Encoding');
  response.removeHeader('transfer-encoding');
  if (text.etag) response.setHeader('ETag', text.etag);
  if (
    text.etag &&
    status === 200 &&
    isAmong(request.headers['if-none-match'], text.etag, withoutWeakness)
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

/** Whether somebody wants a version of it that it is not. */
function isAnother({ headers }: IncomingMessage, { status, text }: Answer): boolean {
  const wanted = headers['if-match'];
  if (wanted === undefined || status !== 200 || !text?.etag) return false;
  const isWeak = text.etag.startsWith('W/');
  return !isAmong(wanted, text.etag) || (isWeak && wanted.trim() !== '*');
}

function refusedAs412({ headers }: Answer): Answer {
  const refused = bareAnswer(412);
  return { ...refused, headers: { ...headers, ...refused.headers } };
}

function isAmong(
  header: string | undefined,
  etag: string,
  compared: (tag: string) => string = (tag) => tag,
): boolean {
  return (header ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || compared(tag) === compared(etag));
}

function withoutWeakness(tag: string): string {
  return tag.replace(/^W\//, '');
}
