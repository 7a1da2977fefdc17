import type { Picture } from '@/lib/catalogue/product/product';
import type { MenuLink } from './menu';

/** What the editors say on the landing page of workshops and events (specification A3 eventsLanding). */
export interface EventsLanding {
  title: string;
  summary: string;
  picture: Picture | null;
  links: MenuLink[];
}
