import 'server-only';
import { z } from 'zod';
import { internalCall } from './internal-call';

interface PublicRequest {
  RequestID: string;
  Kind: string;
  Name: string;
  Email: string;
  /** What was typed, as its label and its text. */
  Answers: { Label: string; Text: string }[];
}

/** `POST /internal/public-requests`: keeps what somebody asks of the house and mails it to the staff. One mail per `RequestID`. Throws `UpstreamError`. */
export async function sendPublicRequest(request: PublicRequest): Promise<void> {
  await internalCall({
    system: 'orders',
    operation: 'public-request',
    idempotent: true,
    path: '/internal/public-requests',
    body: request,
    answer: z.object({}),
  });
}
