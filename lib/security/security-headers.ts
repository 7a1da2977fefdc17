import { streetsPath } from '@/lib/routes/store-path';
import { reportingEndpoints } from './reporting';

const withoutReferrer = /^\/(reset-password|orderConfirmation)(\/|$)|^\/(api\/)?(order|follow)\/./;

/** The headers every answer carries besides the document's policy. */
export function securityHeaders(pathname: string, secure: boolean): Record<string, string> {
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
          'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
          ...reportingEndpoints,
        }
      : {}),
  };
}
