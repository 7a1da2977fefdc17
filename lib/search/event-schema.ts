import { z } from 'zod';
import { searchIndexes } from '@/lib/config/search-indexes';

/** `POST /api/search/events`: what a shopper did with an answer of the search engine (specification A7). */
export const searchEventSchema = z
  .strictObject({
    type: z.enum(['click', 'conversion']),
    objectID: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/),
    queryID: z.string().regex(/^[0-9a-f]{32}$/),
    /** The index of the record; products unless given. */
    index: z.enum([searchIndexes.products, searchIndexes.content]).default(searchIndexes.products),
    position: z.number().int().min(1).max(100_000).optional(),
  })
  .refine(({ type, position }) => type === 'conversion' || position !== undefined, {
    path: ['position'],
  });

export type SearchEventReport = z.infer<typeof searchEventSchema>;
