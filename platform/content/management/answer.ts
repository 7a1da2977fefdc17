import type { Context } from 'hono';
import { JSON_TYPE } from './webhooks';

/** A JSON answer of the management API. */
export function answer(c: Context, value: unknown, status: 200 | 201 = 200): Response {
  return c.body(JSON.stringify(value), status, { 'content-type': JSON_TYPE });
}
