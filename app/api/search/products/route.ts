import { callerOf } from '@/lib/http/client-address';
import { route } from '@/lib/http/route';
import { answerListQueries } from '@/lib/search/list/list-queries.server';
import { listQueriesSchema } from '@/lib/search/list/list-schema';

/** Answers the queries of a refined list. */
export const POST = route(
  { name: 'search/products', body: listQueriesSchema },
  ({ body, request }) => answerListQueries(body, callerOf(request)),
);
