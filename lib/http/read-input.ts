import { z } from 'zod';
import { type ErrorCode, errorCodes, problem, type Problem } from '@/lib/core/errors/error-codes';
import { isId } from '@/lib/core/ids';
import { err, ok, type Result } from '@/lib/core/result';
import { readJsonBody, type Accepted } from './json-body';
import { readCounted } from '@/lib/core/read-counted';
import { isWholeText } from '@/lib/core/text';

/** What a domain function is given. */
export interface Input<B extends z.ZodType | undefined, S> {
  body: B extends z.ZodType ? z.output<B> : undefined;
  /** Path parameters, each with the shape of an ID. */
  params: Record<string, string>;
  query: URLSearchParams;
  session: S;
  request: Request;
  requestId: string;
}

interface Endpoint<B extends z.ZodType | undefined, S> {
  body?: B;
  accepts?: Accepted;
  session?: { open(cookieHeader: string | null): Promise<S> };
}

/** Reads and checks everything a handler takes from a request; `form` is the body where a form has sent it. A path parameter that is no ID is a 404. */
export async function readInput<B extends z.ZodType | undefined, S>(
  endpoint: Endpoint<B, S>,
  request: Request,
  context: { params: Promise<Record<string, string | string[] | undefined>> },
  form: Readonly<Record<string, unknown>> | null,
): Promise<Result<Omit<Input<B, S>, 'requestId'>, Problem>> {
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries((await context?.params) ?? {})) {
    if (!isId(value)) return err(problem('not-found'));
    params[name] = value;
  }
  const body = endpoint.body
    ? form
      ? parseBody(endpoint.body, form)
      : await readBody(endpoint.body, request, endpoint.accepts)
    : ok(undefined);
  if (!body.ok) return body;
  const session = (
    endpoint.session ? await endpoint.session.open(request.headers.get('cookie')) : null
  ) as S;
  const query = new URL(request.url).searchParams;
  return ok({ body: body.value as Input<B, S>['body'], params, query, session, request });
}

async function readBody(
  schema: z.ZodType,
  request: Request,
  accepts?: Accepted,
): Promise<Result<unknown, Problem>> {
  const json = await readJsonBody(request, accepts);
  return json.ok ? parseBody(schema, json.value) : json;
}

function parseBody(schema: z.ZodType, value: unknown): Result<unknown, Problem> {
  const parsed = (schema instanceof z.ZodObject ? schema.strict() : schema).safeParse(value);
  return parsed.success ? ok(parsed.data) : err(problemOfIssue(parsed.error.issues[0]));
}

/** A schema may name one of the shop's error codes as its message; anything else is a bad request. */
function problemOfIssue(issue: z.core.$ZodIssue | undefined): Problem {
  const code =
    errorCodes.find((errorCode): errorCode is ErrorCode => errorCode === issue?.message) ??
    'bad-request';
  const field = issue?.path.map(String).join('.');
  return field ? problem(code, { field }) : problem(code);
}

const type = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const maxBytes = 8 * 1024;

/** Whether a request is a form that a page sent by itself, without script. */
export function isForm(request: Request): boolean {
  return type.test(request.headers.get('content-type') ?? '');
}

/** The fields of a form, at most 8 KB, each once; nothing for one that is longer, or has a NUL character. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const bytes = await readCounted(request, maxBytes);
  const text = bytes ? new TextDecoder().decode(bytes) : '';
  const fields = [...new URLSearchParams(text)];
  return !fields.flat().every(isWholeText) ? {} : Object.fromEntries(fields);
}

/** What a query string says, by a schema; `bad-request` names the first field that is wrong or not one of the schema's. */
export function readQuery<T>(schema: z.ZodType<T>, query: URLSearchParams): Result<T, Problem> {
  const parsed = schema.safeParse(Object.fromEntries(query));
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  return err(problem('bad-request', { field: String(issue?.path[0] ?? unknown ?? 'query') }));
}
