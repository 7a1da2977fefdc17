import { z } from 'zod';

const words = z.string().trim().min(1);
const picture = z.string().regex(/^\/[\w./-]+\.(svg|png|jpe?g|webp|avif)$/, {
  error: 'is no path of a picture below public/, such as /pictures/og/shop.jpg',
});

/** What `lib/config/brand-values.json` holds: all that is the retailer's own and stands in pages and mails (ruling 1). */
const brandFileSchema = z.strictObject({
  /** The name; where it has an ampersand between two words, that is set in the second color. */
  name: words,
  /** What kind of shop it is, after the name in titles and mails. */
  line: words,
  /** What stands below the name in the header. */
  tagline: words,
  /** Where it is, as the footer of a mail says it. */
  region: words,
  /** Where the vans go, at the beginning of a sentence: `Twin Cities from Sat, Nov 28`. */
  area: words,
  /** The same within one: `Delivery in the Twin Cities`. */
  areaInText: words,
  /** Description of pages that have none of their own. */
  summary: words,
  /** A phone number of the United States. */
  orderPhone: z.string().regex(/^\d{3}-\d{3}-\d{4}$/, 'is no number such as 617-436-2200'),
  email: z.email('is no mail address'),
  /** What order numbers begin with (ruling 35). Never changed once orders were placed: those numbers are not found any more. */
  orderPrefix: z.string().regex(/^[A-Z]{2,3}$/, 'is not two or three capital letters'),
  /** Hosts outside the shop that a redirect may lead to (ruling 6). */
  redirectHosts: z.array(z.hostname('is no host')),
  socialLinks: z.array(
    z.strictObject({
      label: words,
      url: z.url({ protocol: /^https$/, error: 'is no https address' }),
    }),
  ),
  /** A picture beside the name, as high as wide; `null` for the lilac sprig. */
  mark: picture.nullable(),
  /** The picture for pages without one of their own (specification B9). */
  defaultMetaImage: picture,
});

/** The values of a brand file. */
export type BrandFile = z.output<typeof brandFileSchema>;

/** A brand file as it was read, or what is wrong with it, a line for each value. */
export type BrandRead = { brand: BrandFile } | { faults: string[] };

/** Reads the text of a brand file. Pure. */
export function readBrandFile(text: string): BrandRead {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { faults: [`It is no JSON: ${(error as Error).message}`] };
  }
  const read = brandFileSchema.safeParse(value);
  if (read.success) return { brand: read.data };
  return {
    faults: read.error.issues.map(({ path, message }) => `${path.join('.') || 'It'}: ${message}`),
  };
}
