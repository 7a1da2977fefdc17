import { Hono } from 'hono';
import { vendorReaders } from '@/lib/orders/staff-roles';
import { forbidden } from './http/answers';
import { isSellerWith } from './http/caller';
import type { AppApiVariables } from './http/variables';
import type { VendorFindings } from './vendor-checks';

/** `GET /readyz/vendors`: what works, is missing and is risky at each vendor, for staff of the office or who leads. */
export function readyzRoutes(vendors: () => Promise<VendorFindings>): Hono<AppApiVariables> {
  const routes = new Hono<AppApiVariables>();
  routes.get('/readyz/vendors', async (context) => {
    if (!isSellerWith(context.get('caller'), ...vendorReaders)) return forbidden(context);
    const { at, vendors: found } = await vendors();
    return context.json({
      data: {
        At: at.toISOString(),
        Vendors: found.map(({ vendor, checks }) => ({
          Vendor: vendor,
          Checks: checks.map(({ state, says, todo }) => ({ State: state, Says: says, Todo: todo })),
        })),
      },
    });
  });
  return routes;
}
