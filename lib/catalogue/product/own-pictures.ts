import type { Picture, ProductGroup, ProductVariant } from './product';
import { noPicture } from './product-group';

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
