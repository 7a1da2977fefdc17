import type { Env } from '@/lib/config/env';
import { parseRedirectRows, type RedirectRow } from '@/lib/redirects/row';
import { buildRedirectTable } from '@/lib/redirects/table';
import { appApi, fileText, jsonOf, MarketingError, textOfFile } from './app-api';
import type { MarketingCommand } from './arguments';
import { addressesOf, objectionTo, verdictOf, type Verdict } from './redirect-verdict';

type Say = (line: string) => void;
type Of<Name extends MarketingCommand['name']> = Extract<MarketingCommand, { name: Name }>;

/** Lists the rows with where each ends, those left out with the reason. */
export async function listRedirects(
  env: Env,
  { contains }: Of<'redirects list'>,
  say: Say,
): Promise<void> {
  const rows = await currentRows(env);
  const table = buildRedirectTable(rows, env.SITE_ORIGIN);
  const reasons = new Map(table.dropped.map(({ slug, reason }) => [slug, reason]));
  const wanted = rows.filter(({ slug, destination }) =>
    `${slug} ${destination ?? ''}`.toLowerCase().includes(contains.toLowerCase()),
  );
  for (const { slug, destination, status } of wanted) {
    const reason = reasons.get(slug);
    const end = verdictOf(slug, table).words;
    const left =
      reason &&
      (reason === 'cycle' ? 'LEFT OUT: goes in a circle' : 'LEFT OUT: leads off the site');
    say(
      `${slug}  →  ${status === 410 ? 'gone for good (410)' : (destination ?? '')}${left ? `  ${left}` : end !== destination && status !== 410 ? `  (ends at ${end})` : ''}`,
    );
  }
  say(`${wanted.length} of ${rows.length} redirects, ${table.dropped.length} left out`);
}

/** Says where addresses would go now. */
export async function testRedirects(
  env: Env,
  { addresses }: Of<'redirects test'>,
  say: Say,
): Promise<void> {
  const table = buildRedirectTable(await currentRows(env), env.SITE_ORIGIN);
  for (const address of addresses) say(line(verdictOf(address, table)));
}

/** Says where every address of a file would go, with rows that are not written yet if wanted; changes nothing. */
export async function dryRun(
  env: Env,
  { file, rows }: Of<'redirects dry-run'>,
  say: Say,
): Promise<void> {
  const addresses = addressesOf(await textOfFile(file));
  if (addresses.length === 0) throw new MarketingError(`${file} holds no addresses.`);
  const added = rows === null ? [] : parseRedirectRows(jsonOf(await textOfFile(rows), rows));
  const current = await currentRows(env);
  const table = buildRedirectTable([...current, ...added], env.SITE_ORIGIN);
  for (const { slug, reason } of table.dropped.filter(({ slug: left }) =>
    added.some((row) => row.slug === left),
  ))
    say(`${slug} of ${rows ?? ''} would be left out: ${reason}`);
  const verdicts = addresses.map((address) => verdictOf(address, table));
  for (const verdict of verdicts) say(line(verdict));
  const count = (kind: Verdict['kind']) =>
    verdicts.filter((verdict) => verdict.kind === kind).length;
  say(
    `${verdicts.length} addresses: ${count('redirect')} redirected, ${count('gone')} gone, ${count('stays')} not redirected`,
  );
}

/** Adds or replaces a row through the App API. */
export async function addRedirect(
  env: Env,
  { slug, destination }: Of<'redirects add'>,
  say: Say,
): Promise<void> {
  const row: RedirectRow = { slug, destination, status: destination === null ? 410 : 301 };
  const objection = objectionTo(row, await currentRows(env), env.SITE_ORIGIN);
  if (objection) throw new MarketingError(objection);
  await appApi(env)(
    'PUT',
    '/api/redirects',
    destination === null ? { slug, status: 410 } : { slug, destination },
  );
  say(line(verdictOf(slug, buildRedirectTable(await currentRows(env), env.SITE_ORIGIN))));
}

/** Takes a row away through the App API. */
export async function removeRedirect(
  env: Env,
  { slug }: Of<'redirects remove'>,
  say: Say,
): Promise<void> {
  await appApi(env)('DELETE', `/api/redirects?slug=${encodeURIComponent(slug)}`).catch(
    (error: unknown) => {
      throw error instanceof MarketingError && error.code === 'not-found'
        ? new MarketingError(`There is no redirect ${slug}. \`redirects list\` shows them.`)
        : error;
    },
  );
  say(`${slug} is not redirected any more.`);
}

function line({ address, words }: Verdict): string {
  return `${address}  →  ${words}`;
}

async function currentRows(env: Env): Promise<RedirectRow[]> {
  return parseRedirectRows(jsonOf(await fileText(env, 'redirects.json'), 'redirects.json'));
}
