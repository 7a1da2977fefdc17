import type { Picture, ProductGroup, ProductVariant } from './product';
import { noPicture } from './product-group';

/** What may be shown elsewhere as a picture of a variant: its own, else the group's; none where a page shows the stand-in. */
export function ownPictures(
  { summary: { picture } }: Pick<ProductGroup, 'summary'>,
  { pictures }: Pick<ProductVariant, 'pictures'>,
): readonly Picture[] {
  if (pictures.length > 0) return pictures;
  return picture.url === noPicture.url ? [] : [picture];
}
