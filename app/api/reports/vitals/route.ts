import { route } from '@/lib/http/route';
import { takeVitals, vitalsAccepted, vitalsSchema } from '@/lib/http/web-vitals';

/** Takes how a browser met a page. */
export const POST = route(
  { name: 'reports/vitals', body: vitalsSchema, accepts: vitalsAccepted, status: 202 },
  ({ body, request }) => takeVitals(body, request),
);
