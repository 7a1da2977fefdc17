import { endAllCopies } from '@/lib/cache/ended-tags';
import { postRevalidation, revalidatedFiles, secondNoticeAfterMs } from '@/lib/cache/revalidation';
import type { Env } from '@/lib/config/env';
import { storefrontSecrets } from '@/lib/config/storefront-secrets';
import { log } from '@/lib/core/log';
import { fileChanged } from '@/lib/core/process/file-changes';
import { followChanges } from '@/lib/replicas/change-stream';
import { redis } from '@/lib/replicas/redis';
import { innerOrigin } from '@/lib/http/inner-fetch';

/** The changes that other processes tell over REDIS_URL; `null` without one. */
interface SharedChanges {
  /** Takes over what changes from now on, once this process listens. */
  follow(): void;
  stop(): void;
}

/** Begins to listen for changes: before a page is made, so that none is missed. Each is handed to this process's own receiver, signed, as a webhook would. */
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
      // Once more for the pages that were being made from old copies meanwhile.
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
