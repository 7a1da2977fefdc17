import { Hono } from 'hono';
import { z } from 'zod';
import { emailSchema } from '@/lib/address/email-schema';
import { securityEvent } from '@/lib/security/security-log';
import { forbidden, refused } from '../app-api/http/answers';
import { type AppApiVariables, isSellerWith } from '../app-api/http/caller';
import { readBody } from '../app-api/http/read-body';
import { deletePerson } from './delete-person';
import { exportPerson } from './export-person';
import { asEmail, type PrivacyDeps } from './person';

const schema = z.strictObject({ Email: emailSchema() });

/**
 * What a person may ask for: a copy of everything, or its deletion. For a back-office token with `BuyerUserAdmin` and `BuyerImpersonation`, by which
 * users and their books are read and deleted: the services' own token cannot. Each request is written to the security log.
 */
export function privacyRoutes(deps: Omit<PrivacyDeps, 'people'>): Hono<AppApiVariables> {
  const routes = new Hono<AppApiVariables>();
  routes.use('/privacy/*', (c, next) =>
    isSellerWith(c.get('caller'), 'BuyerUserAdmin') ? next() : Promise.resolve(forbidden(c)),
  );
  for (const [name, run] of [
    ['export', exportPerson],
    ['delete', deletePerson],
  ] as const) {
    routes.post(`/privacy/${name}`, async (c) => {
      const body = await readBody(c, schema);
      if (!body.ok) return refused(c, body.error);
      securityEvent('privacy', { account: asEmail(body.value.Email), reason: name });
      const people = { get: () => Promise.resolve(c.get('accessToken')), drop: () => undefined };
      return c.json({ data: await run({ ...deps, people }, body.value.Email) });
    });
  }
  return routes;
}
