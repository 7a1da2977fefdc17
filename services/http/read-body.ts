import type { Context, Env, MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { isHarmless } from '@/lib/core/harmless-json';
import { readCounted } from '@/lib/core/read-counted';
import { err, ok, type Result } from '@/lib/core/result';
import { parsedJson } from '@/lib/core/text';
import { refused } from './answers';

/** The largest body the App API reads, in bytes. */
export const maxBodyBytes = 64 * 1024;

/** How deep the values of a body may lie in one another: more than any of the schemas asks for, and less than what walks through a body can follow. */
const deepest = 32;

/** Reads the body of a call (`readBody`) for its handler, which has it of `c.req.valid('json')`; one that cannot be read is refused. */
export function taking<Schema extends z.ZodType, E extends Env>(
  schema: Schema,
): MiddlewareHandler<
  E,
  string,
  { in: { json: z.input<Schema> }; out: { json: z.output<Schema> } }
> {
  return async (c, next) => {
    const body = await readBody(c, schema);
    if (!body.ok) return refused(c, body.error);
    c.req.addValidatedData('json', body.value as object);
    return next();
  };
}

/**
 * Reads a JSON body against a strict schema: an unknown key, a wrong type, broken JSON or JSON that is nested too deep is a `bad-request` with its field, if any. `refuse` returns the path of a
 * field that must not be there at all.
 */
export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
  refuse: (body: unknown) => string | null = () => null,
): Promise<Result<z.output<Schema>, Problem>> {
  if (!isJson(context)) return err(problem('unsupported-media-type'));
  const body = await context.req.text().then(parseJson, () => undefined);
  const forbidden = body === undefined ? null : refuse(body);
  if (forbidden) return err(problem('bad-request', { field: forbidden }));
  return validated(body, schema);
}

/** `readBody` of a body that may be larger than others: at most `mostBytes`, counted while they arrive. */
export async function readLargeBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
  mostBytes: number,
): Promise<Result<z.output<Schema>, Problem>> {
  if (!isJson(context)) return err(problem('unsupported-media-type'));
  const bytes = await readCounted(context.req.raw, mostBytes);
  return bytes
    ? validated(parseJson(new TextDecoder().decode(bytes)), schema)
    : err(problem('payload-too-large'));
}

function isJson(context: Context): boolean {
  return /^application\/json(;|$)/i.test((context.req.header('content-type') ?? '').trim());
}

/** A body against its schema; `undefined` is one that could not be read. */
function validated<Schema extends z.ZodType>(
  body: unknown,
  schema: Schema,
): Result<z.output<Schema>, Problem> {
  if (body === undefined) return err(problem('bad-request'));
  const parsed = schema.safeParse(body);
  if (parsed.success) return ok(parsed.data);
  const field = parsed.error.issues[0]?.path.map(String).join('.');
  return err(problem('bad-request', field ? { field } : {}));
}

/** What a JSON text says; `undefined` for no JSON, and for what cannot be walked through and kept (`isHarmless`). */
function parseJson(text: string): unknown {
  const body = parsedJson(text);
  return isHarmless(body, deepest) ? body : undefined;
}
