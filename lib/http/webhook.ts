import type { z } from 'zod';
import { problem } from '@/lib/core/errors/error-codes';
import { readCounted } from '@/lib/core/read-counted';
import {
  isSignedBody,
  signatureHeader,
  timestampHeader,
  type TakenSecrets,
} from '@/lib/core/signature';
import { log } from '@/lib/core/log';
import { withRequestContext } from '@/lib/core/request-context';
import { now } from '@/lib/core/time/clock';
import { securityEvent } from '@/lib/security/security-log';
import { clientAddress } from './client-address';
import { problemBody, problemStatus } from './problem';
import { requestIdHeader, requestIdOf } from './request-id';
import { parsedJson } from '@/lib/core/text';

const maxBytes = 256 * 1024;

interface WebhookOptions<B extends z.ZodType> {
  /** The route's pattern, for the log. */
  name: string;
  body: B;
  secrets(): TakenSecrets;
}

/** A handler for one of the retailer's own services: the bytes as sent must be signed with the shared secret or the one before, or it is not found. */
export function webhook<B extends z.ZodType, T>(
  options: WebhookOptions<B>,
  run: (body: z.output<B>) => Promise<T>,
): (request: Request) => Promise<Response> {
  return (request) => {
    const requestId = requestIdOf(request.headers.get(requestIdHeader));
    return withRequestContext({ requestId, clientAddress: clientAddress(request) }, async () => {
      const response = await respond(options, run, request, requestId);
      log('info', 'webhook', { route: options.name, status: response.status });
      return response;
    });
  };
}

async function respond<B extends z.ZodType, T>(
  { body: schema, secrets }: WebhookOptions<B>,
  run: (body: z.output<B>) => Promise<T>,
  request: Request,
  requestId: string,
): Promise<Response> {
  const refuse = (code: 'not-found' | 'bad-request' | 'payload-too-large') => {
    const refusal = problem(code);
    return answer(problemBody(refusal, requestId), problemStatus(code));
  };
  const bytes = await readCounted(request, maxBytes);
  if (!bytes) return refuse('payload-too-large');
  const text = new TextDecoder().decode(bytes);
  if (
    !isSignedBody(
      secrets(),
      request.headers.get(timestampHeader),
      request.headers.get(signatureHeader),
      text,
      now().getTime(),
    )
  ) {
    securityEvent('foreign-token', { reason: 'unsigned-webhook' });
    return refuse('not-found');
  }
  const parsed = schema.safeParse(parsedJson(text));
  return parsed.success ? answer(await run(parsed.data), 200) : refuse('bad-request');
}

function answer(body: unknown, status: number): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } });
}
