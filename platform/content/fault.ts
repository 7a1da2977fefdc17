import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refusal in the vendor's shape: `sys.type` "Error" with an ID such as `InvalidQuery`. */
export class ContentFault extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly id: string,
    message: string,
    readonly details?: Record<string, unknown>,
  ) {
    super(message);
  }
}

/** 404 for a resource that is not there. */
export function notFound(details?: Record<string, unknown>): ContentFault {
  return new ContentFault(404, 'NotFound', 'The resource could not be found.', details);
}

/** 400 for a query the API does not understand. */
export function invalidQuery(why: string): ContentFault {
  return new ContentFault(
    400,
    'InvalidQuery',
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    { errors: [{ details: why }] },
  );
}

/** Answers a refusal; anything unexpected is a 500 without details. */
export function answerFault(error: Error, c: Context): Response {
  const fault =
    error instanceof ContentFault ? error : new ContentFault(500, 'ServerError', 'Internal error');
  const requestId = c.res.headers.get('x-contentful-request-id') ?? '';
  return c.json(
    {
      sys: { type: 'Error', id: fault.id },
      message: fault.message,
      ...(fault.details ? { details: fault.details } : {}),
      requestId,
    },
    fault.status,
  );
}
