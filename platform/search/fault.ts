import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refusal in the vendor's shape: `{ "message": …, "status": … }`. */
export class SearchFault extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
  ) {
    super(message);
  }
}

/** Answers a refusal; anything unexpected is a 500 without details. */
export function answerFault(error: Error, c: Context): Response {
  const fault = error instanceof SearchFault ? error : new SearchFault(500, 'Internal error');
  return c.json({ message: fault.message, status: fault.status }, fault.status);
}
