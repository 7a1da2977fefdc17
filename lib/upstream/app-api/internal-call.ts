import 'server-only';
import type { z } from 'zod';
import { env } from '@/lib/config/env';
import { now } from '@/lib/core/time/clock';
import { currentRequestId } from '@/lib/core/request-context';
import { signatureHeader, signBody, timestampHeader } from '@/lib/core/signature';
import { traceHeaders } from '@/lib/core/tracing';
import { callUpstream } from '../policy';
import { answerJson } from '../read-answer';
import type { System } from '../systems';
import { UpstreamError } from '../upstream-error';

interface InternalCall<Schema extends z.ZodType> {
  system: System;
  operation: string;
  idempotent: boolean;
  path: `/internal/${string}`;
  body: object;
  answer: Schema;
}

/** One call to the App API in the storefront's own name: path and body signed with the shared secret. Throws `UpstreamError`. */
export function internalCall<Schema extends z.ZodType>({
  system,
  operation,
  idempotent,
  path,
  body,
  answer,
}: InternalCall<Schema>): Promise<z.output<Schema>> {
  return callUpstream(system, operation, { idempotent }, async (signal) => {
    const bytes = JSON.stringify(body);
    const at = now().getTime();
    const response = await fetch(`${env().APP_API_URL}${path}`, {
      method: 'POST',
      body: bytes,
      signal,
      redirect: 'error',
      cache: 'no-store',
      headers: {
        'content-type': 'application/json',
        [timestampHeader]: String(at),
        [signatureHeader]: signBody(env().STOREFRONT_WEBHOOK_SECRET, at, `${path}\n${bytes}`),
        ...(currentRequestId() ? { 'x-request-id': currentRequestId() } : {}),
        ...traceHeaders(),
      } as Record<string, string>,
    });
    const parsed = answer.safeParse(
      ((await answerJson(response).catch(() => null)) as { data?: unknown } | null)?.data,
    );
    // A refusal means that the two disagree about the secret or the schema, which is not the shopper's fault.
    if (!response.ok || !parsed.success)
      throw new UpstreamError(system, 'unavailable', { status: response.status });
    return parsed.data;
  });
}
