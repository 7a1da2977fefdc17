import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { StruckFault } from './fault-desk';
import type { Shape } from './kinds';

/** What a fault needs to happen to a request. */
export interface Struck {
  fault: StruckFault;
  outgoing: ServerResponse;
  /** Ends when the client is gone. */
  gone: AbortSignal;
  /** Lets the system do its work. */
  work(): Promise<Response>;
}

const dripMs = 1000;
const latencyMs = 2000;
const delayMs = 30_000;
const page =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>';

/** Lets a fault happen; the response the client gets, if it gets one. */
export async function applyFault(struck: Struck): Promise<Response> {
  const {
    fault: { kind, args },
    work,
  } = struck;
  switch (kind) {
    case 'latency':
      await pause(args.ms ?? latencyMs * (0.5 + Math.random()), struck);
      return work();
    case 'hang':
      await pause(undefined, struck);
      return reset(struck);
    case 'error':
      return refusal(500, 'Internal Server Error');
    case 'unavailable':
      return refusal(503, 'Service Unavailable', args.retryAfter);
    case 'rate-limited':
      return refusal(429, 'Too Many Requests', args.retryAfter);
    case 'unauthorized':
      return refusal(401, 'Unauthorized');
    case 'html':
      return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    case 'reset':
      return reset(struck);
    case 'commit-then-drop':
      await drained(await work());
      return reset(struck);
    case 'commit-then-delay': {
      const answer = await work();
      await pause(args.ms ?? delayMs, struck);
      return answer;
    }
    case 'truncated':
      return respoken(await work(), (body) => cutOff(body));
    case 'wrong-shape':
      return respoken(await work(), (body, type) => misshapen(body, type, args.shape));
    case 'reset-body':
      return halfThenReset(struck);
    case 'drip':
      return drip(struck);
    default:
      throw new Error(`${kind} is no fault of HTTP.`);
  }
}

/** Waits for a time, or for ever; ends early when the fault is switched off or the client is gone. */
async function pause(ms: number | undefined, { fault, gone }: Struck): Promise<void> {
  const signal = AbortSignal.any([fault.off, gone]);
  await wait(ms ?? 2 ** 31 - 1, undefined, { signal, ref: false }).catch(() => undefined);
}

function refusal(status: number, error: string, retryAfter?: number): Response {
  return Response.json(
    { error },
    { status, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } },
  );
}

function reset({ outgoing }: Struck): Response {
  outgoing.socket?.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
}

async function drained(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

async function respoken(
  response: Response,
  change: (body: Buffer, contentType: string) => Buffer,
): Promise<Response> {
  const body = change(await drained(response), response.headers.get('content-type') ?? '');
  const headers = new Headers(response.headers);
  headers.set('content-length', String(body.length));
  return new Response(new Uint8Array(body), { status: response.status, headers });
}

async function halfThenReset(struck: Struck): Promise<Response> {
  const response = await struck.work();
  const body = await drained(response);
  begin(struck.outgoing, response, Math.max(body.length, 2));
  await new Promise<void>((resolve) =>
    struck.outgoing.write(body.length > 1 ? cutOff(body) : ' ', () => resolve()),
  );
  return reset(struck);
}

async function drip(struck: Struck): Promise<Response> {
  const { fault, outgoing, gone, work } = struck;
  const response = await work();
  const body = await drained(response);
  begin(outgoing, response, body.length);
  let sent = 0;
  while (sent < body.length && !gone.aborted) {
    const size = fault.off.aborted ? body.length - sent : 1;
    outgoing.write(body.subarray(sent, sent + size));
    sent += size;
    if (!fault.off.aborted) await pause(fault.args.ms ?? dripMs, struck);
  }
  outgoing.end();
  return RESPONSE_ALREADY_SENT;
}

function begin(outgoing: ServerResponse, response: Response, length: number): void {
  const headers = new Headers(response.headers);
  headers.delete('transfer-encoding');
  headers.set('content-length', String(length));
  outgoing.writeHead(response.status, Object.fromEntries(headers));
}

const hugeText = 'x'.repeat(100_000);

/** A body cut off in its middle, however short. */
function cutOff(body: Buffer): Buffer {
  return body.subarray(0, Math.floor(body.length / 2));
}

/** A valid document of the wrong shape: JSON with its values spoilt, or XML that is about something else. */
function misshapen(body: Buffer, contentType: string, shape: Shape): Buffer {
  if (contentType.includes('xml'))
    return Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<unexpected nil="true"/>\n');
  try {
    return Buffer.from(JSON.stringify(spoilt(JSON.parse(body.toString('utf8')), shape)) ?? 'null');
  } catch {
    return Buffer.from('null');
  }
}

/** A JSON value with its fields null, gone, negative or beyond all measure; lists and objects keep their place. */
function spoilt(value: unknown, shape: Shape): unknown {
  if (Array.isArray(value)) return value.map((entry) => spoilt(entry, shape));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([name, field]) => [name, spoilt(field, shape)] as const,
    );
    return Object.fromEntries(entries.filter(([, field]) => field !== undefined));
  }
  switch (shape) {
    case 'null':
      return null;
    case 'missing':
      return undefined;
    case 'negative':
      return typeof value === 'number' ? -Math.abs(value) - 1 : value;
    case 'huge':
      return typeof value === 'number' ? 1e300 : typeof value === 'string' ? hugeText : value;
  }
}
