import { revalidate } from '@/lib/cache/revalidate.server';
import { revalidationSchema } from '@/lib/cache/revalidation';
import { env } from '@/lib/config/env';
import { storefrontSecrets } from '@/lib/config/storefront-secrets';
import { webhook } from '@/lib/http/webhook';

export const dynamic = 'force-dynamic';

/** The retailer's services say what has changed. */
export const POST = webhook(
  {
    name: 'webhooks/revalidate',
    body: revalidationSchema,
    secrets: () => storefrontSecrets(env()),
  },
  revalidate,
);
