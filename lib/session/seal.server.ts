import 'server-only';
import { randomBytes } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import type { z } from 'zod';
import { env } from '@/lib/config/env';
import { log } from '@/lib/core/log';
import { processWide } from '@/lib/core/process/process-wide';

/** The configured secret; without one, a secret of this process, so that nothing is ever sealed with a known password. */
function password(): string {
  return env().SESSION_SECRET ?? processWide('session-secret', madeUp);
}

function madeUp(): string {
  log('warn', 'sessions end with this process', { detail: 'SESSION_SECRET is not set' });
  return randomBytes(32).toString('hex');
}

/** Seals data for a cookie; it opens for `ttl` seconds. */
export function seal(data: object, ttl: number): Promise<string> {
  return sealData(data, { password: password(), ttl });
}

/** Opens a seal, one of the secret before as well; tampered, foreign, expired or of another shape is `null`. */
export async function unseal<S extends z.ZodType>(
  schema: S,
  sealed: string | null,
  ttl: number,
): Promise<z.infer<S> | null> {
  if (!sealed) return null;
  for (const secret of [password(), env().SESSION_SECRET_PREVIOUS]) {
    const opened = secret && schema.safeParse(await openedWith(secret, sealed, ttl));
    if (opened && opened.success) return opened.data;
  }
  return null;
}

async function openedWith(secret: string, sealed: string, ttl: number): Promise<unknown> {
  try {
    return await unsealData(sealed, { password: secret, ttl });
  } catch {
    return null;
  }
}
