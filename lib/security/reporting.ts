const path = '/api/reports/policy';
const name = 'policy';

/**
 * Where browsers report what a policy forbids, as directives of that policy: by the name of an endpoint over https, which browsers want for names; by its address
 * for those that know no names.
 */
export function reporting(secure: boolean): string[] {
  return [`report-uri ${path}`, ...(secure ? [`report-to ${name}`] : [])];
}

/** The header that gives the endpoint its name. */
export const reportingEndpoints = { 'Reporting-Endpoints': `${name}="${path}"` };
