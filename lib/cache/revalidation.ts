import { z } from 'zod';
import { isTag } from './tags';

/** What the retailer's services tell each storefront after a change: the tags of copies that are wrong now, and files that were written. */
export const revalidationSchema = z.strictObject({
  tags: z.array(z.string().refine(isTag, 'Not a tag')).max(1000).default([]),
  files: z
    .array(z.enum(['colors.json', 'buyerxp.json', 'sitemap.xml', 'redirects.json']))
    .max(4)
    .default([]),
});

export type Revalidation = z.output<typeof revalidationSchema>;

/** Path of the storefront's receiver. */
export const revalidationPath = '/api/webhooks/revalidate';
