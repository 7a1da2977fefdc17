import { z } from 'zod';

/** A row of the retailer's redirect table (specification A3): a slug to a destination, or `410` for something that is gone for good, with what to look at instead. */
export interface RedirectRow {
  slug: string;
  destination: string | null;
  status: 301 | 410;
}

const row = z.object({
  slug: z.string().min(1).max(2048),
  destination: z.string().max(2048).nullish(),
  status: z.number().optional(),
});
const file = z.union([z.array(z.unknown()), z.record(z.string(), z.string())]);

/** What `redirects.json` holds, as it is written there: a list of rows, or slugs with their destinations. Throws when it is neither. */
export function writtenRedirects(value: unknown): unknown[] {
  const parsed = file.parse(value);
  return Array.isArray(parsed)
    ? parsed
    : Object.entries(parsed).map(([slug, destination]) => ({ slug, destination }));
}

/** The rows of `redirects.json`. Rows of a wrong shape are left out. Throws when it is no such file. */
export function parseRedirectRows(value: unknown): RedirectRow[] {
  return writtenRedirects(value).flatMap((candidate) => {
    const { success, data } = row.safeParse(candidate);
    if (!success) return [];
    const gone = data.status === 410;
    return gone || data.destination
      ? [{ slug: data.slug, destination: data.destination ?? null, status: gone ? 410 : 301 }]
      : [];
  });
}
