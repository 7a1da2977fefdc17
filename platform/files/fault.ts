import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { escapeHtml } from '../wire/html';

/** A refusal in the vendor's shape: XML with its code, which a header repeats. */
export class FileFault extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** 404 for a file that is not there. */
export function notFound(): FileFault {
  return new FileFault(404, 'BlobNotFound', 'The specified blob does not exist.');
}

/** Answers a refusal; anything unexpected is a 500 without details. */
export function answerFault(error: Error, c: Context): Response {
  const fault =
    error instanceof FileFault
      ? error
      : new FileFault(500, 'InternalError', 'The server encountered an internal error.');
  const xml = `<?xml version="1.0" encoding="utf-8"?><Error><Code>${fault.code}</Code><Message>${escapeHtml(fault.message)}</Message></Error>`;
  return c.body(xml, fault.status, {
    'content-type': 'application/xml',
    'x-ms-error-code': fault.code,
  });
}
