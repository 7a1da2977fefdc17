import { z } from 'zod';

interface Operation {
  requestBody?: object;
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

/** One call, by the path of the description. */
export interface DocumentedCall {
  /** Parameters of the path. */
  in?: Record<string, string>;
  query?: Record<string, string>;
  token?: string | null;
  body?: unknown;
  /** The body as it is, with a content type of its own. */
  raw?: { type: string; text: string | Uint8Array<ArrayBuffer> };
}

export interface DocumentedAnswer {
  status: number;
  body: {
    data?: Record<string, unknown>;
    Errors?: { ErrorCode: string; Message: string; Data: Record<string, unknown> | null }[];
  } & Record<string, unknown>;
}

/** More bytes than a call takes. */
const tooMany = (path: string) => (path === '/webdata/buyerxp' ? 1_050_000 : 70_000);

/**
 * Calls a service by the description it serves: an answer of a status or shape that is not described fails the test. Remembers what was
 * seen, so that a suite can show that every described answer is real.
 */
export async function documented(serviceUrl: string, tokenOf: () => string) {
  const description = await fetch(`${serviceUrl}/openapi.json`).then(
    (response) => response.json() as Promise<Description>,
  );
  const seen = new Set<string>();
  const local = (schema: object) =>
    JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/')) as object;
  const validator = (schema: object) =>
    z.fromJSONSchema({
      ...local(schema),
      $defs: local(description.components.schemas),
    } as Parameters<typeof z.fromJSONSchema>[0]);

  const call = async (
    method: string,
    path: string,
    { in: params = {}, query = {}, token = tokenOf(), body, raw }: DocumentedCall = {},
  ): Promise<DocumentedAnswer> => {
    const operation = description.paths[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${method} ${path} is not described`);
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const search = new URLSearchParams(query).toString();
    const response = await fetch(`${serviceUrl}${address}${search && `?${search}`}`, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...((body !== undefined || raw) && { 'content-type': raw?.type ?? 'application/json' }),
      },
      body: raw?.text ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
    const described = operation.responses[response.status];
    const text = await response.text();
    if (!described)
      throw new Error(
        `${method} ${path} answered ${response.status}, which is not described: ${text}`,
      );
    seen.add(`${method} ${path} ${response.status}`);
    const schema = described.content?.['application/json']?.schema;
    const [file] = Object.keys(described.content ?? {}).filter((type) => type.startsWith('image/'));
    const answer = text === '' || file ? {} : (JSON.parse(text) as DocumentedAnswer['body']);
    if (schema) validator(schema).parse(answer);
    else if (file) expect(response.headers.get('content-type')).toBe(file);
    else expect(text).toBe('');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    return { status: response.status, body: answer };
  };

  /** Every operation of these paths, as `METHOD path`. */
  const operations = (wanted: RegExp) =>
    Object.entries(description.paths)
      .filter(([path]) => wanted.test(path))
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({
          method: method.toUpperCase(),
          path,
          operation,
        })),
      );

  /** What every call refuses alike: no token, and of a body another type, broken JSON, an unknown key and too many bytes. */
  const refusesAlike = async (wanted: RegExp, params: Record<string, string> = {}) => {
    for (const { method, path, operation } of operations(wanted)) {
      const status = async (more: DocumentedCall) =>
        (await call(method, path, { in: params, ...more })).status;
      expect([
        method,
        path,
        await status({ token: null }),
        await status({ token: 'a.b.c' }),
      ]).toEqual([method, path, 401, 401]);
      if (!operation.requestBody) continue;
      const statuses = [
        await status({ raw: { type: 'text/plain', text: '{}' } }),
        await status({ raw: { type: 'application/json', text: '{"a":' } }),
        await status({ body: { Unknown: true } }),
        await status({ raw: { type: 'application/json', text: `"${'x'.repeat(tooMany(path))}"` } }),
      ];
      expect([method, path, ...statuses]).toEqual([method, path, 415, 400, 400, 413]);
    }
  };

  /** The described answers of these paths that no call has got. */
  const unseen = (wanted: RegExp) =>
    operations(wanted)
      .flatMap(({ method, path, operation }) =>
        Object.keys(operation.responses).map((status) => `${method} ${path} ${status}`),
      )
      .filter((answer) => !seen.has(answer));

  return { call, refusesAlike, unseen };
}

export type Documented = Awaited<ReturnType<typeof documented>>;
