import type { Metadata } from 'next';
import { z } from 'zod';
import { brand } from '@/lib/config/brand';
import { contentHostOf } from '@/lib/config/content-hosts';
import { absolute, sharedPicture } from './page-meta';

const text = z.string().trim().min(1);

/** What marketing has set for one page in `buyerxp.json` (specification B3 Page meta): every field may be missing. */
export const pageSettingsSchema = z.strictObject({
  MetaTitle: text.max(120).optional(),
  MetaDescription: text.max(320).optional(),
  MetaType: z.enum(['website', 'article']).optional(),
  MetaSiteName: text.max(80).optional(),
  MetaImage: z
    .string()
    .regex(/^\S+$/)
    .refine(
      (url) => /^(\/(?!\/)|https?:\/\/)./.test(url) || contentHostOf(url) !== null,
      'A path of the shop or a full address',
    )
    .optional(),
  CanonicalUrl: z
    .string()
    .regex(/^\/(?![/\\])\S*$/, 'A path of the shop')
    .optional(),
});

export type PageSettings = z.output<typeof pageSettingsSchema>;

/** The pages of a settings file by their canonical path; what is no page settings is left out. */
export function pageSettingsOf(
  pages: Readonly<Record<string, unknown>>,
): Record<string, PageSettings> {
  return Object.fromEntries(
    Object.entries(pages).flatMap(([path, value]) => {
      const parsed = pageSettingsSchema.safeParse(value);
      return parsed.success ? [[path, parsed.data]] : [];
    }),
  );
}

/** A page's meta with what marketing has set put over it: settings, then content, then the rule (specification B9). */
export function withSettings(meta: Metadata, settings: PageSettings, origin: string): Metadata {
  const {
    MetaTitle: title,
    MetaDescription: description,
    MetaType: type,
    MetaSiteName: siteName,
    MetaImage: image,
    CanonicalUrl,
  } = settings;
  const url = CanonicalUrl && absolute(CanonicalUrl, origin);
  const graph = {
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...(type ? { type } : {}),
    ...(siteName ? { siteName } : {}),
    ...(url ? { url } : {}),
    ...(image ? { images: [sharedPicture({ url: image, alt: title ?? brand.name }, origin)] } : {}),
  };
  return {
    ...meta,
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...(url ? { alternates: { ...meta.alternates, canonical: url } } : {}),
    openGraph: { ...meta.openGraph, ...graph },
  };
}

/** The meta of a page whose settings could not be had: the shop's defaults, at the page's own address (specification B8 "SEO load failure"). */
export function defaultMeta(meta: Metadata, origin: string): Metadata {
  return withSettings(
    meta,
    {
      MetaTitle: brand.welcome,
      MetaDescription: brand.summary,
      MetaType: 'website',
      MetaSiteName: brand.name,
      MetaImage: brand.defaultMetaImage,
    },
    origin,
  );
}
