import { contentHostOf } from '@/lib/config/content-hosts';
import type { Picture, ProductGroup, ProductVariant } from './product/product';

const widths = [400, 800, 1200] as const;
/** A picture as wide as the window has two widths more. */
const widestWidths = [...widths, 1920, 2400] as const;

/** Its stand-in has them beside its interface. */
const standIns = /^http:\/\/[\w.:-]+\/content\/images\//;

/** Address of a picture at a finished width: our own files carry it in the name, the content service's in a parameter. */
export function pictureAt(url: string, width: (typeof widestWidths)[number]): string {
  if (url.startsWith('/pictures/')) return url.replace(/\.webp$/, `-${width}.webp`);
  const address = secureAddress(url);
  if (!isCutByParameters(address)) return address;
  const separator = address.includes('?') ? '&' : '?';
  return `${address}${separator}w=${width}&fm=webp&q=78`;
}

/** `srcSet` of the three finished widths. */
export function pictureSources(url: string): string {
  return widths.map((width) => `${pictureAt(url, width)} ${width}w`).join(', ');
}

/** `srcSet` of a picture that fills the window: five finished widths. */
export function widePictureSources(url: string): string {
  return widestWidths.map((width) => `${pictureAt(url, width)} ${width}w`).join(', ');
}

/** An address of the content service, forced to https (specification B9). */
export function secureAddress(url: string): string {
  if (url.startsWith('//')) return `https:${url}`;
  return contentHostOf(url) ? url.replace(/^http:/, 'https:') : url;
}

/** Whether a picture is cut by the parameters of the content service's images API. */
export function isCutByParameters(url: string): boolean {
  return contentHostOf(url)?.startsWith('images.') === true || standIns.test(url);
}

/** Shown where a product has no picture of its own. */
export const noPicture: Picture = { url: '/pictures/products/no-picture.webp', alt: '' };

/** A picture for those who show it elsewhere; `null` for the stand-in that pages show where there is none. */
export function realPicture(picture: Picture): Picture | null {
  return picture.url === noPicture.url ? null : picture;
}

/** What may be shown elsewhere as a picture of a variant: its own, else the group's; none where a page shows the stand-in. */
export function ownPictures(
  { summary }: Pick<ProductGroup, 'summary'>,
  { pictures }: Pick<ProductVariant, 'pictures'>,
): readonly Picture[] {
  return pictures.length > 0 ? pictures : [realPicture(summary.picture) ?? []].flat();
}
