import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { emailSchema } from '@/lib/address/schema';
import { securityEvent } from '@/lib/security/security-log';
import type { AppApiVariables } from '../http/caller';
import { taking } from '../http/read-body';
import { sellersWith } from '../http/staff';
import { deletePerson } from './delete-person';
import { exportPerson } from './export-person';
import { asEmail, type PrivacyDeps } from './person';

const exported = z.strictObject({ Email: emailSchema() });
const deleted = exported.extend({
  /** Users of an earlier deletion that are gone from the commerce platform. */
  UserIDs: z
    .array(z.string().regex(/^[\w-]{1,100}$/))
    .max(100)
    .default([]),
});

/**
 * What a person may ask for: a copy of everything, or its deletion. For a back-office token with `BuyerUserAdmin` and `BuyerImpersonation`, by which
 * users and their books are read and deleted: the services' own token cannot. Each request is written to the security log.
 */
export function privacyRoutes(deps: Omit<PrivacyDeps, 'people'>): Hono<AppApiVariables> {
  const routes = new Hono<AppApiVariables>();
  routes.use('/privacy/*', sellersWith('BuyerUserAdmin'));
  const depsOf = (c: Context<AppApiVariables>): PrivacyDeps => ({
    ...deps,
    people: { get: () => Promise.resolve(c.get('accessToken')), drop: () => undefined },
  });
  routes.post('/privacy/export', taking(exported), async (c) => {
    const { Email } = c.req.valid('json');
    securityEvent('privacy', { account: asEmail(Email), reason: 'export' });
    return c.json({ data: await exportPerson(depsOf(c), Email) });
  });
  routes.post('/privacy/delete', taking(deleted), async (c) => {
    const { Email, UserIDs } = c.req.valid('json');
    securityEvent('privacy', { account: asEmail(Email), reason: 'delete' });
    return c.json({ data: await deletePerson(depsOf(c), Email, UserIDs) });
  });
  return routes;
}
