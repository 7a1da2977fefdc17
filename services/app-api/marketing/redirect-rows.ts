import { z } from 'zod';
import { buildRedirectTable } from '@/lib/redirects/table';
import { parseRedirectRows, type RedirectRow } from '@/lib/redirects/row';

/** `PUT /api/redirects` (specification A7): a slug and its destination, or 410 for something gone for good, with a category to show instead. */
export const redirectSchema = z
  .strictObject({
    slug: z
      .string()
      .min(1)
      .max(2048)
      .regex(/^\/?[^\s<>"\\]+$/, 'Not a path'),
    destination: z.string().max(2048).optional(),
    status: z.union([z.literal(301), z.literal(410)]).default(301),
  })
  .refine(({ status, destination }) => status === 410 || Boolean(destination), {
    path: ['destination'],
    message: 'A destination is needed',
  });

const sameSlug = (a: string, b: string) => bare(a) === bare(b);
const bare = (slug: string) => slug.replace(/^\/+/, '').toLowerCase();

/** The table with a row added or replaced; `null` when the row would be dropped: a cycle, or a destination outside the allowed ones. `origin` is the shop's own. */
export function withRedirect(
  text: string,
  { slug, destination, status }: z.output<typeof redirectSchema>,
  origin: string,
): string | null {
  const row: RedirectRow = { slug, destination: destination ?? null, status };
  const rows = [
    ...parseRedirectRows(JSON.parse(text)).filter((existing) => !sameSlug(existing.slug, slug)),
    row,
  ];
  const dropped = buildRedirectTable(rows, origin).dropped.some((each) =>
    sameSlug(each.slug, slug),
  );
  return dropped ? null : asFile(rows);
}

/** The table without a slug; `null` when it has no such row. */
export function withoutRedirect(text: string, slug: string): string | null {
  const rows = parseRedirectRows(JSON.parse(text));
  const left = rows.filter((row) => !sameSlug(row.slug, slug));
  return left.length === rows.length ? null : asFile(left);
}

function asFile(rows: readonly RedirectRow[]): string {
  const written = rows.map(({ slug, destination, status }) => ({
    slug,
    ...(destination === null ? {} : { destination }),
    ...(status === 410 ? { status } : {}),
  }));
  return `${JSON.stringify(written, null, 1)}\n`;
}
