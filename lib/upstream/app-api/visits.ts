import 'server-only';
import { z } from 'zod';
import { internalCall } from './internal-call';

const nothing = z.object({});

/** `POST /internal/visits/end`: ends a session for every storefront. Throws `UpstreamError`. */
export async function endVisit(sid: string): Promise<void> {
  await internalCall({
    system: 'visits',
    operation: 'end-visit',
    idempotent: true,
    path: '/internal/visits/end',
    body: { SessionID: sid },
    answer: nothing,
  });
}

/** `POST /internal/visits/state`: whether a session was ended although its cookie can still be opened. Throws `UpstreamError`. */
export async function isEndedVisit(sid: string): Promise<boolean> {
  const { Ended } = await internalCall({
    system: 'visits',
    operation: 'visit-state',
    idempotent: true,
    path: '/internal/visits/state',
    body: { SessionID: sid },
    answer: z.object({ Ended: z.boolean() }),
  });
  return Ended;
}
