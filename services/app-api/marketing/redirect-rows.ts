import { z } from 'zod';
import { buildRedirectTable } from '@/lib/redirects/table';
import { parseRedirectRows, writtenRedirects } from '@/lib/redirects/row';

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

/**
 * The file with a row added or replaced; `null` when the row would be dropped: a cycle, or a destination outside the allowed ones. `origin` is the shop's
 * own. Whatever else the file holds stays as it is, rows of a wrong shape included: somebody wrote them, and may mend them.
 */
export function withRedirect(
  text: string,
  { slug, destination, status }: z.output<typeof redirectSchema>,
  origin: string,
): string | null {
  const row = {
    slug,
    ...(destination ? { destination } : {}),
    ...(status === 410 ? { status } : {}),
  };
  const written = [...others(writtenRedirects(JSON.parse(text)), slug), row];
  const { dropped } = buildRedirectTable(parseRedirectRows(written), origin);
  return dropped.some((each) => sameSlug(each.slug, slug)) ? null : asFile(written);
}

/** The file without a slug; `null` when it has no such row. */
export function withoutRedirect(text: string, slug: string): string | null {
  const written = writtenRedirects(JSON.parse(text));
  const left = others(written, slug);
  return left.length === written.length ? null : asFile(left);
}

/** All that is not written for a slug. */
function others(written: readonly unknown[], slug: string): unknown[] {
  return written.filter((row) => {
    const own = (row as { slug?: unknown } | null)?.slug;
    return typeof own !== 'string' || !sameSlug(own, slug);
  });
}

function asFile(written: readonly unknown[]): string {
  return `${JSON.stringify(written, null, 1)}\n`;
}
