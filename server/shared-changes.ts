import { endAllCopies } from '@/lib/cache/ended-tags';
import { postRevalidation, revalidatedFiles, secondNoticeAfterMs } from '@/lib/cache/revalidation';
import type { Env } from '@/lib/config/env';
import { storefrontSecrets } from '@/lib/config/storefront-secrets';
import { log } from '@/lib/core/log';
import { fileChanged } from '@/lib/core/process/file-changes';
import { followChanges } from '@/lib/replicas/change-stream';
import { redis } from '@/lib/replicas/redis';
import { innerOrigin } from '@/lib/http/inner-fetch';

/** Changes announced by other processes over REDIS_URL. */
interface SharedChanges {
  /** Starts to deliver changes, once this process listens. */
  follow(): void;
  stop(): void;
}

/**
 * Starts to receive changes, before a page is made, so that none is missed; `null` without REDIS_URL. Each is passed to this process's own receiver, signed, as
 * a webhook would be.
 */
export async function sharedChanges(env: Env): Promise<SharedChanges | null> {
  const connection = redis()?.another();
  if (!connection) return null;
  const dropOnce = async () => {
    await Promise.all(revalidatedFiles.map(fileChanged));
    endAllCopies();
  };
  const follower = followChanges({
    redis: connection,
    secrets: storefrontSecrets(env),
    hand: (body) => postRevalidation(innerOrigin(env), body, env.STOREFRONT_WEBHOOK_SECRET),
    dropAll: async () => {
      log('warn', 'all copies ended');
      await dropOnce();
      // Repeated for the pages that were being made from old copies meanwhile.
      setTimeout(() => void dropOnce(), secondNoticeAfterMs).unref();
    },
  });
  await follower.begin();
  return {
    follow: () => void follower.run(),
    stop: () => {
      follower.stop();
      connection.end();
    },
  };
}
