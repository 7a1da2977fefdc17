import { parseEnv } from '@/lib/config/env';
import { addressOf } from '@/lib/redirects/address';
import { resolve } from '@/lib/redirects/resolve';
import type { RedirectRow } from '@/lib/redirects/row';
import { buildRedirectTable } from '@/lib/redirects/table';
import { fileWriter } from '@/services/upstream/file-writer';
import { deliverRevalidation } from '@/services/outbox/tell-storefront';

const lookUps = 20_000;
const rounds = 5;

/** A redirect table of a shop with a long past: chains, queries, mixed case. */
export function oldRows(count: number): RedirectRow[] {
  return Array.from({ length: count }, (_, index) => ({
    slug: index % 3 === 0 ? `/Shop/Flowers-${index}.aspx?cat=${index}` : `/Old/Page-${index}`,
    destination: index % 10 === 1 ? `/old/page-${index + 1}` : `/c/flowers?from=${index}`,
    status: 301 as const,
  }));
}

/** CPU of one look-up in `rows` rows, in microseconds: the best of five rounds, half of the addresses in the table. */
export function lookUpMicroseconds(rows: number): number {
  const table = buildRedirectTable(oldRows(rows));
  const addresses = Array.from({ length: lookUps }, (_, index) =>
    addressOf(
      index % 2 ? `/OLD/page-${index % rows}?utm_source=mail` : `/p/${index}/red-roses?v=${index}`,
    ),
  );
  return Math.min(
    ...Array.from({ length: rounds }, () => {
      const before = process.cpuUsage();
      for (const address of addresses) resolve(address, table);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / lookUps;
    }),
  );
}

/** Gives a running shop a redirect table of `rows` rows, in force when this is done. */
export async function setRedirects(
  source: Record<string, string | undefined>,
  rows: number,
): Promise<void> {
  const env = parseEnv(source);
  await fileWriter(env).put(
    'redirects.json',
    JSON.stringify(oldRows(rows).map(({ slug, destination }) => ({ slug, destination }))),
  );
  for (const url of env.STOREFRONT_URLS)
    await deliverRevalidation({ url, revalidation: { tags: [], files: ['redirects.json'] } }, env);
}
