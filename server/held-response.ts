import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FrameworkAnswer } from '@/lib/answers/answer';
import { isRedirect } from '@/lib/answers/finish-redirect';
import { isCompressible } from '@/lib/http/encodings';

type Chunk = string | Uint8Array;
type Done = (error?: Error | null) => void;

/**
 * Holds a text response back until it is complete and passes it to `finish`, which sends it. Anything else (pictures, fonts, empty and partial responses)
 * passes unchanged; failures, refused methods and redirects are always held, whatever their type.
 */
export function holdResponse(
  response: ServerResponse,
  finish: (made: FrameworkAnswer) => Promise<void>,
): void {
  const original = {
    writeHead: response.writeHead,
    write: response.write,
    end: response.end,
    flushHeaders: response.flushHeaders,
  };
  const parts: (string | Buffer)[] = [];
  let ended = false;
  const isHeld = () => !response.headersSent && isWanted(response);
  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string')
      parts.push(isUtf8(encoding) ? chunk : Buffer.from(chunk, encoding as BufferEncoding));
    else if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk));
  };
  const restore = () => Object.assign(response, original);

  response.writeHead = ((status: number, ...rest: (string | OutgoingHttpHeaders)[]) => {
    response.statusCode = status;
    for (const headers of rest)
      if (typeof headers === 'object')
        for (const [name, value] of Object.entries(headers))
          if (value !== undefined) response.setHeader(name, value);
    return isHeld() ? response : original.writeHead.call(response, status);
  }) as ServerResponse['writeHead'];
  response.flushHeaders = () => {
    if (!isHeld()) original.flushHeaders.call(response);
  };
  response.write = ((chunk: Chunk, encoding?: BufferEncoding | Done, done?: Done) => {
    if (!isHeld()) return original.write.call(response, chunk, encoding as BufferEncoding, done);
    keep(chunk, encoding);
    callback(encoding, done)?.();
    return true;
  }) as ServerResponse['write'];
  response.end = ((chunk?: Chunk | Done, encoding?: BufferEncoding | Done, done?: Done) => {
    if (ended) return response;
    if (!isHeld())
      return original.end.call(
        response,
        chunk as Chunk,
        encoding as BufferEncoding,
        done as () => void,
      );
    ended = true;
    if (typeof chunk !== 'function') keep(chunk, encoding);
    const then = callback(chunk, encoding, done);
    if (then) response.once('finish', () => then());
    restore();
    const made = {
      status: response.statusCode,
      headers: response.getHeaders(),
      body: joined(parts),
    };
    void finish(made).catch(() => response.destroy());
    return response;
  }) as ServerResponse['end'];
}

function isWanted(response: ServerResponse): boolean {
  const { statusCode } = response;
  if (
    statusCode === 204 ||
    statusCode === 206 ||
    statusCode === 304 ||
    response.hasHeader('content-encoding')
  )
    return false;
  return (
    statusCode === 500 ||
    statusCode === 405 ||
    isRedirect(statusCode, response.getHeader('location')) ||
    isCompressible(String(response.getHeader('content-type') ?? ''))
  );
}

function callback(...candidates: unknown[]): Done | undefined {
  return candidates.find((candidate): candidate is Done => typeof candidate === 'function');
}

/** The parts of a body joined. A document comes as a single string, which is kept as it is. */
function joined(parts: (string | Buffer)[]): string | Buffer {
  const [only] = parts;
  return only !== undefined && parts.length === 1
    ? only
    : Buffer.concat(parts.map((part) => Buffer.from(part)));
}

function isUtf8(encoding: unknown): boolean {
  return typeof encoding !== 'string' || /^utf-?8$/i.test(encoding);
}
