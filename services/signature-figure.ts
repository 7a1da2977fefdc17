import type { Env } from '@/lib/config/env';
import { signatureEnd } from '@/lib/config/blob-storage';
import { now } from '@/lib/core/time/clock';
import type { Figure } from '@/lib/telemetry/meter';

const names = ['FILES_SIGNATURE', 'FILES_PRIVATE_SIGNATURE'] as const;

/** How long the signatures open the containers of the blob storage, as they say themselves; nothing of one that says no end. */
export function signatureFigure(env: Pick<Env, (typeof names)[number]>): Figure {
  return {
    name: 'shop_signature_left_seconds',
    help: 'Until a signature of the blob storage ends, by its variable; less than 0 since it ended.',
    labels: ['variable'],
    read: () =>
      Promise.resolve(
        names.flatMap((variable) => {
          const end = signatureEnd(env[variable]);
          if (end === null) return [];
          const seconds = (Date.parse(end) - now().getTime()) / 1000;
          // An end that cannot be read opens nothing.
          return [{ labels: { variable }, value: Number.isNaN(seconds) ? 0 : seconds }];
        }),
      ),
  };
}
