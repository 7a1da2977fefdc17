import { parseArgs } from 'node:util';
import { processEnv } from '@/lib/config/process-env';
import { parseRedirectRows, type RedirectRow } from '@/lib/redirects/row';
import { asCommand } from '../support/as-command';
import { checkShop } from './check-shop';
import { reportLines } from './report';

const help = `npm run seo -- [options]

Checks a running shop as a crawler finds it: every internal link from home and the sitemaps, wrong status, redirected links,
canonical links, titles given twice, structured data and what is shown beside it, Open Graph pictures, other spellings of every address and
every row of the redirect table. Ends with 1 when it finds a fault.
Ctrl-C ends it early with what it has seen.

  --url URL        where the shop answers (http://localhost:3000, or PORT)
  --origin URL     its public origin, where canonical links have another one
  --redirects URL  the redirect table (redirects.json of FILES_URL)
  --sample N       only N pages of the sitemaps, no links followed
  --at-once N      requests at a time (4)
  --most N         faults of each kind that are written out (20)
  --quiet          no word on how far it is`;

await asCommand(async () => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      origin: { type: 'string' },
      redirects: { type: 'string' },
      sample: { type: 'string' },
      'at-once': { type: 'string' },
      most: { type: 'string' },
      quiet: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (!values.help) return run(values);
  console.log(help);
  return 0;
}, 2);

async function run(values: {
  url?: string;
  origin?: string;
  redirects?: string;
  sample?: string;
  'at-once'?: string;
  most?: string;
  quiet?: boolean;
}): Promise<number> {
  const base = values.url ?? `http://localhost:${process.env.PORT ?? '3000'}`;
  const started = performance.now();
  let count = 0;
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  const report = await checkShop({
    base,
    origin: values.origin,
    redirects: await rowsOf(
      values.redirects ?? `${processEnv(['FILES_URL']).FILES_URL}/redirects.json`,
    ),
    sample: whole(values.sample, '--sample'),
    atOnce: whole(values['at-once'], '--at-once'),
    stop: stopping.signal,
    onVisit: () => {
      count += 1;
      if (!values.quiet && count % 250 === 0) console.error(`${count} addresses`);
    },
  });
  for (const line of reportLines(report, whole(values.most, '--most'))) console.log(line);
  console.error(`${((performance.now() - started) / 1000).toFixed(0)} s`);
  return report.faults.length === 0 ? 0 : 1;
}

/** The rows of a redirect table. Throws when it cannot be read. */
async function rowsOf(url: string): Promise<RedirectRow[]> {
  const response = await fetch(`${url}?guid=${crypto.randomUUID()}`).catch(() => null);
  if (!response?.ok)
    throw new Error(`The redirect table at ${url} cannot be read. Name it with --redirects.`);
  return parseRedirectRows(await response.json());
}

function whole(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} is a whole number from 1.`);
  return value;
}
