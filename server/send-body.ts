import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, compressed, type Reuse } from './compression';

/** Sends a complete text body, compressed when the client takes that; an ETag of compressed bytes is a weak one. */
export async function sendBody(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
  const etag = String(response.getHeader('etag') ?? '');
  const pathname = (request.url ?? '').split('?')[0] ?? '';
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const isDocument = String(response.getHeader('content-type') ?? '').startsWith('text/html');
  // A document's ETag is a hash of its bytes; a file's is its size and date, unique only together with its path.
  const small = encoding && await compressed(body, encoding, reuseOf(pathname, etag), isDocument ? etag : `${pathname} ${etag}`);
  response.appendHeader('Vary', 'Accept-Encoding');
  response.removeHeader('transfer-encoding');
  if (encoding && small) {
    response.setHeader('Content-Encoding', encoding);
    if (etag && !etag.startsWith('W/')) response.setHeader('ETag', `W/${etag}`);
  }
  const sent = small || body;
  response.setHeader('Content-Length', sent.byteLength);
  response.end(sent);
}

function reuseOf(pathname: string, etag: string): Reuse {
  if (etag === '') return 'never';
  return pathname.startsWith('/_next/static/') ? 'for-ever' : 'until-changed';
}
