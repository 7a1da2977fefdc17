import { reportBytes, reportsSchema, reportTypes, takeReports } from '@/lib/http/policy-report';
import { route } from '@/lib/http/route';

/** Takes what browsers report about the policies of pages. */
export const POST = route(
  {
    name: 'reports/policy',
    body: reportsSchema,
    accepts: { types: reportTypes, maxBytes: reportBytes },
    status: 202,
  },
  ({ body, request }) => takeReports(body, request),
);
