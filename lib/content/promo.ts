import type { Picture } from '@/lib/catalogue/product/product';

/** A block of editorial content with one link (specification B3 promo content; linkText defaults to "Learn More"). */
export interface Promo {
  superTitle: string;
  title: string;
  subTitle: string;
  linkUrl: string;
  linkText: string;
  picture: Picture | null;
  /** Shown instead of `picture` in narrow windows. */
  narrowPicture?: Picture;
}
