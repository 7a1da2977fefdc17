import { z } from 'zod';
import { mostValues } from '@/lib/catalogue/category/list-address';
import { zipSchema } from '@/lib/core/zip-schema';
import { longestQuery } from '@/lib/routes/search-path';
import { countedFacets, type ListIndex, type ListRequest } from './list-requests';
import { sortChoices } from './sort';

const attributes = new Set<string>(countedFacets);
const indices = sortChoices.map(({ index }) => index) as [ListIndex, ...ListIndex[]];
const facet = z.custom<ListRequest['facets'][number]>(
  (value) => typeof value === 'string' && attributes.has(value),
);
const facetFilter = z
  .string()
  .max(120)
  .refine((text) => attributes.has(text.split(':')[0] ?? '') && text.includes(':'));

const request = z.strictObject({
  index: z.enum(indices),
  page: z.number().int().min(0).max(9999),
  countsOnly: z.boolean(),
  facets: z.array(facet).max(countedFacets.length),
  facetFilters: z.array(z.array(facetFilter).min(1).max(mostValues)).max(20),
  numericFilters: z.array(z.string().regex(/^Price\s?(<=|>=)\s?\d{1,5}$/)).max(2),
});

const arrives = z.strictObject({ zip: zipSchema, by: z.iso.date() }).optional();

/** `POST /api/search/products`: queries of one list. The shop adds its standing filters itself (specification A7). */
export const listQueriesSchema = z.strictObject({
  scope: z.union([
    z.strictObject({ categoryID: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/), arrives }),
    z.strictObject({ onSale: z.literal(true), arrives }),
    z.strictObject({ query: z.string().trim().min(1).max(longestQuery), arrives }),
  ]),
  requests: z.array(request).min(1).max(24),
});

export type ListQueries = z.infer<typeof listQueriesSchema>;
