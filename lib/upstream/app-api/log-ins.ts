import 'server-only';
import { z } from 'zod';
import { internalCall } from './internal-call';

interface LogInAttempt {
  Account: string;
  Address: string;
}

const nothing = z.object({});

/** `POST /internal/log-ins/attempts`: counts one more attempt and answers the failures before it. Throws `UpstreamError`. */
export function countAttempt(logIn: LogInAttempt): Promise<{ Account: number; Address: number }> {
  return internalCall({
    system: 'visits',
    operation: 'count-attempt',
    idempotent: false,
    path: '/internal/log-ins/attempts',
    body: logIn,
    answer: z.object({ Account: z.number(), Address: z.number() }),
  });
}

/** `POST /internal/log-ins/outcomes`: what became of an attempt, or that the password was reset. Throws `UpstreamError`. */
export async function reportOutcome(
  outcome:
    | ({ Outcome: 'TakenBack' | 'Succeeded' } & LogInAttempt)
    | { Outcome: 'PasswordReset'; Account: string },
): Promise<void> {
  await internalCall({
    system: 'visits',
    operation: 'log-in-outcome',
    idempotent: outcome.Outcome === 'PasswordReset',
    path: '/internal/log-ins/outcomes',
    body: outcome,
    answer: nothing,
  });
}
