import type { RedirectRow } from '@/lib/redirects/row';
import { buildRedirectTable } from '@/lib/redirects/table';
import type { Fault } from './fault';
import type { Answer, Get } from './get';

const sentQuery = 'utm_source=Mail';

/** Every address in another letter case, every third also percent-encoded or with a slash too many: one 301 to it, its query kept (rulings 6 and 41). */
export async function checkSpellings(
  get: Get,
  paths: readonly string[],
  atOnce: number,
): Promise<Fault[]> {
  const own = paths.filter((path) => !/^\/(\?|$)/.test(path));
  return inTurns(own, atOnce, async (path, index) => {
    const spelled = withQuery(misspelled(path, index));
    const detail = objectionTo(await get(spelled), withQuery(path));
    return detail === null ? null : { code: 'spelling', path: spelled, detail };
  });
}

/** Every row of the redirect table with a query of a mailing: one hop to a page that is there, the query kept; or gone. Rows left out of the table are not asked. */
export async function checkRedirectRows(
  get: Get,
  rows: readonly RedirectRow[],
  origin: string,
  atOnce: number,
): Promise<Fault[]> {
  const { inUse } = buildRedirectTable(rows, origin);
  return inTurns(inUse, atOnce, async ({ slug, outcome }) => {
    const path = withQuery(slug.startsWith('/') ? slug : `/${slug}`);
    const answer = await get(path);
    const fault = (detail: string): Fault => ({ code: 'redirect-row', path, detail });
    if (outcome.kind === 'gone') return answer.status === 410 ? null : fault(String(answer.status));
    const location = answer.headers.location ?? '';
    if (answer.status !== 301 || answer.locations !== 1 || !location.includes(sentQuery))
      return fault(`${answer.status} to ${location} (${answer.locations} Location headers)`);
    if (!location.startsWith('/')) return null;
    const { status, headers } = await get(location);
    return status === 200 ? null : fault(`${location} answers ${status} ${headers.location ?? ''}`);
  });
}

function objectionTo({ status, headers, locations }: Answer, wanted: string): string | null {
  const seen = `${status} to ${headers.location ?? 'nowhere'}`;
  if (status !== 301 || headers.location !== wanted) return `${seen}, not ${wanted}`;
  return locations === 1 ? null : `${locations} Location headers`;
}

function withQuery(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${sentQuery}`;
}

/** Capitals in the path; in turn a letter encoded, a slash at the end, a slash doubled, or nothing more. */
function misspelled(path: string, index: number): string {
  const [pathname = '', ...query] = path.split('?');
  const capitals = encodeURI(decodeURI(pathname).toUpperCase());
  const last = capitals.length - 1;
  const forms = [
    capitals,
    `${capitals}/`,
    `/${capitals}`,
    `${capitals.slice(0, last)}%${capitals.charCodeAt(last).toString(16)}`,
  ];
  return [forms[index % forms.length] ?? capitals, ...query].join('?');
}

async function inTurns<T>(
  items: readonly T[],
  atOnce: number,
  check: (item: T, index: number) => Promise<Fault | null>,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const left = items.entries();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [index, item] of left) {
        const fault = await check(item, index);
        if (fault) faults.push(fault);
      }
    }),
  );
  return faults;
}
