import { z } from 'zod';
import type { ProductXp } from './product-xp';

/** A number, or one written as text, as imports write it. */
const amount = z.union([
  z.number(),
  z
    .string()
    .regex(/^\s*-?\d+(\.\d+)?\s*$/)
    .transform(Number),
]);
const whole = amount.pipe(z.int().min(0).max(999_999));
const days = whole.pipe(z.number().max(999));
const text = z.union([z.string(), z.number().transform(String)]);
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((said) => said === 'true')]);

/** What of a list can be read. */
const listOf = <T>(item: z.ZodType<T>) =>
  z.array(z.unknown()).transform((all) => all.flatMap((entry) => readable(item, entry)));
/** What of a map can be read. */
const mapOf = <T>(item: z.ZodType<T>) =>
  z
    .record(z.string(), z.unknown())
    .transform((all) =>
      Object.fromEntries(
        Object.entries(all).flatMap(([name, entry]) =>
          readable(item, entry).map((read) => [name, read] as const),
        ),
      ),
    );

function readable<T>(item: z.ZodType<T>, value: unknown): T[] {
  const read = item.safeParse(value);
  return read.success ? [read.data] : [];
}

/** A field as the shop reads it; one of another kind is as if it were not there. */
const lax = <T extends z.ZodType>(field: T) => field.optional().catch(undefined);

const picture = z.looseObject({ url: z.string(), title: text.catch('') });
const fields = {
  ProductCode: lax(text),
  WebFacingProductTitle: lax(text),
  CodeB2: lax(text),
  CodeB3: lax(text),
  CodeB4: lax(text),
  SafetyStock: lax(amount),
  ReleaseDate1: lax(text),
  ReleaseDate2: lax(text),
  IsWorkShopEvent: lax(flag),
  IsWorkshop: lax(z.union([amount, flag.transform(Number)]).pipe(z.literal([0, 1]))),
  EventName: lax(text),
  EventRoom: lax(text),
  IsDefaultProduct: lax(flag),
  IsFeatured: lax(flag),
  Visible: lax(flag),
  Position: lax(amount),
  SpecsOptions: lax(mapOf(text)),
  LocationID: lax(text),
  EventDateTimes: lax(mapOf(z.string())),
  Contentful: lax(
    z.looseObject({
      Images: lax(z.looseObject({ List: lax(picture), Gallery: lax(listOf(picture)) })),
    }),
  ),
  Articles: lax(listOf(text)),
  IsLilacGrown: lax(flag),
  IsLilacExclusive: lax(flag),
  StemCount: lax(whole),
  Dimensions: lax(text),
  Facts: lax(listOf(z.looseObject({ Label: text, Value: text }))),
  DeliveryMethods: lax(mapOf(z.looseObject({ Enabled: flag, LeadDays: days.optional() }))),
  HandlingCents: lax(whole),
  Brand: lax(text),
  Guarantee: lax(text),
  Substitution: lax(text),
  SearchWords: lax(listOf(text)),
  PrimaryCategoryID: lax(text),
  Facets: lax(mapOf(z.union([z.string(), z.number(), listOf(text)]))),
} satisfies Record<keyof ProductXp, z.ZodType>;
const schema = z.looseObject(fields);

const readBefore = new WeakMap<object, Partial<ProductXp>>();

/**
 * The retailer's fields of a product (specification A3) by what the commerce platform keeps of it, which is whatever somebody once wrote there: numbers written as text are
 * numbers, and what is of another kind is as if it were not there. Other fields are left as they are.
 */
export function readProductXp(xp: unknown): Partial<ProductXp> {
  if (typeof xp !== 'object' || xp === null) return {};
  const before = readBefore.get(xp);
  if (before) return before;
  const parsed = schema.safeParse(xp);
  const read: Partial<ProductXp> = parsed.success ? parsed.data : {};
  readBefore.set(xp, read);
  return read;
}

/** The names of the fields that cannot be read, or not whole. */
export function unreadFields(xp: unknown): string[] {
  const read: Record<string, unknown> = readProductXp(xp);
  return Object.entries((xp ?? {}) as object)
    .filter(([name, value]) => name in schema.shape && value !== null && value !== undefined)
    .flatMap(([name, value]) => (sizeOf(read[name]) < sizeOf(value) ? [name] : []));
}

/** How many things a value holds, itself the first; nothing is no thing. */
function sizeOf(value: unknown): number {
  if (value === undefined || value === null) return 0;
  if (typeof value !== 'object') return 1;
  return 1 + Object.values(value).reduce((all: number, count) => all + sizeOf(count), 0);
}
