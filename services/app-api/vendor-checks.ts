import { Hono } from 'hono';
import { missing, type Check, type Findings } from '@/provision/doctor/check';
import { examined } from '@/provision/doctor/examinations';
import { now } from '@/lib/core/time/clock';
import { vendorReaders } from '@/lib/orders/staff-roles';
import type { AppApiVariables } from '../http/caller';
import { sellersWith } from '../http/staff';

/** The findings at every vendor, and when they were made. */
interface VendorFindings {
  at: Date;
  vendors: Findings[];
}

interface Limits {
  /** Time limit for one vendor. */
  withinMs: number;
  /** How long findings are reused. */
  keptMs: number;
}

const usual: Limits = { withinMs: 15_000, keptMs: 60_000 };

/**
 * Checks all vendors in parallel, at most once a minute; calls in between get the same findings. A vendor that takes too long is reported as such and holds up
 * nobody.
 */
export function vendorChecks(
  examinations: Readonly<Record<string, () => Promise<Check[]>>>,
  { withinMs, keptMs }: Limits = usual,
): () => Promise<VendorFindings> {
  let kept: { at: Date; found: Promise<VendorFindings> } | undefined;
  const look = async (at: Date): Promise<VendorFindings> => ({
    at,
    vendors: await Promise.all(
      Object.entries(examinations).map(async ([vendor, examine]) => ({
        vendor,
        checks: await inTime(examined(vendor, examine), withinMs),
      })),
    ),
  });
  return () => {
    const at = now();
    if (!kept || at.getTime() - kept.at.getTime() >= keptMs) kept = { at, found: look(at) };
    return kept.found;
  };
}

async function inTime(found: Promise<Check[]>, withinMs: number): Promise<Check[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Check[]>((resolve) => {
    timer = setTimeout(
      () =>
        resolve([
          missing(
            `It does not answer in time: within ${withinMs / 1000} seconds.`,
            'See the vendor’s status page, and whether it is slow from here (docs/operations/vendors.md).',
          ),
        ]),
      withinMs,
    );
  });
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}

/** `GET /readyz/vendors`: what works, is missing and is risky at each vendor, for staff of the office and leads. */
export function readyzRoutes(vendors: () => Promise<VendorFindings>): Hono<AppApiVariables> {
  const routes = new Hono<AppApiVariables>();
  routes.get('/readyz/vendors', sellersWith(...vendorReaders), async (context) => {
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
