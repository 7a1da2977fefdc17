import { streetsPath } from '@/lib/routes/store-path';

const reportsPath = '/api/reports/policy';
const endpoint = 'policy';

/**
 * Where browsers report what a policy forbids, as directives of that policy: by the name of an endpoint over https, which browsers want for names; by its address
 * for those that know no names.
 */
export function reporting(secure: boolean): string[] {
  return [`report-uri ${reportsPath}`, ...(secure ? [`report-to ${endpoint}`] : [])];
}

/** The header that gives the endpoint its name. */
const reportingEndpoints = { 'Reporting-Endpoints': `${endpoint}="${reportsPath}"` };

const withoutReferrer = /^\/(reset-password|orderConfirmation)(\/|$)|^\/(api\/)?(order|follow)\/./;

/** The headers every answer carries besides the document's policy. A shop that is `rehearsed` binds its name to https for minutes, an open one for two years. */
export function securityHeaders(
  pathname: string,
  secure: boolean,
  rehearsed = false,
): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': pathname === streetsPath ? 'SAMEORIGIN' : 'DENY',
    'Referrer-Policy': withoutReferrer.test(pathname)
      ? 'no-referrer'
      : 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'geolocation=(self), payment=(self), camera=(), microphone=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': pathname.startsWith('/pictures/og/')
      ? 'cross-origin'
      : 'same-origin',
    ...(secure
      ? {
          'Strict-Transport-Security': rehearsed
            ? 'max-age=300'
            : 'max-age=63072000; includeSubDomains',
          ...reportingEndpoints,
        }
      : {}),
  };
}
