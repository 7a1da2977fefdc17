import type { Context } from 'hono';

/** A refusal in AvaTax's envelope. */
export function failure(
  c: Context,
  status: 400 | 401 | 404,
  code: string,
  message: string,
  details: object = {},
): Response {
  return c.json(
    {
      error: {
        code,
        message,
        target: 'HttpRequest',
        details: [{ code, message, severity: 'Error', ...details }],
      },
    },
    status,
  );
}
