import type { ContentSummary } from './article';
import type { Promo } from './promo';

/** A day of any year, `MM-DD`: between two of them a season leads the home page. */
export const dayOfYear = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** What leads the home page between two days of a year (`MM-DD`, both counted); what is `null` is as in the other seasons. */
interface HomeSeason {
  from: string;
  to: string;
  hero: Promo | null;
  lead: Promo | null;
  featured: HomeContent['featured'] | null;
  articles: ContentSummary[] | null;
}

/** Everything the editors arrange on the home page. */
export interface HomeContent {
  /** Holidays it speaks of: by their name in the retailer's calendar, as a sentence calls them, from how many days before. */
  holidays: { holiday: string; name: string; daysAhead: number }[];
  seasons: HomeSeason[];
  hero: Promo | null;
  occasions: { title: string; items: Promo[] };
  featured: Promo & { productCodes: string[] };
  promos: Promo[];
  articles: ContentSummary[];
}

/** The home page as the editors arrange it for a day (`YYYY-MM-DD`): the first season that holds it leads; one may reach over New Year. */
export function homeOn(home: HomeContent, day: string): HomeContent {
  const at = day.slice(5);
  const season = home.seasons.find(({ from, to }) =>
    from <= to ? from <= at && at <= to : from <= at || at <= to,
  );
  if (!season) return home;
  return {
    ...home,
    hero: season.hero ?? home.hero,
    featured: season.featured ?? home.featured,
    promos: season.lead ? [season.lead, ...home.promos.slice(1)] : home.promos,
    articles: season.articles ?? home.articles,
  };
}
