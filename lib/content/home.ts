import type { Picture } from '@/lib/catalogue/product';
import type { ContentSummary } from './article';

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

/** Everything the editors arrange on the home page. */
export interface HomeContent {
  hero: Promo | null;
  occasions: { title: string; items: Promo[] };
  featured: Promo & { productCodes: string[] };
  promos: Promo[];
  articles: ContentSummary[];
}
