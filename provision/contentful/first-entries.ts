import { listPromoIDs } from '@/lib/content/list-promos';
import { noMenus, type ShopMenus } from '@/lib/content/menus';

/** An entry that the shop reads by its ID, or as the one of its type, as it begins. */
export interface FirstEntry {
  id: string;
  contentType: string;
  fields: Readonly<Record<string, string>>;
  /** Whether the shop can show it as it is; what would be an empty box stays a draft until an editor has filled it. */
  published: boolean;
  /**
   * What already stands for it: `any` entry of its type, the one with its ID, or the one with its title. Editors cannot choose IDs in the vendor's web app.
   */
  stoodForBy: 'any' | 'id' | 'title';
}

const menuTypes: Readonly<Record<keyof ShopMenus, string>> = {
  events: 'event',
  careGuides: 'article',
  references: 'article',
  services: 'staticPage',
  customerService: 'staticPage',
  corporate: 'staticPage',
};

const singleton = (
  contentType: string,
  id: string,
  title: string,
  published = true,
): FirstEntry => ({ id, contentType, fields: { title }, published, stoodForBy: 'any' });

const listPromo = (id: string, title: string): FirstEntry => ({
  id,
  contentType: 'simpleContentBlock',
  fields: { title },
  published: false,
  stoodForBy: 'id',
});

/** Every such entry, after those it may lead to. */
export const firstEntries: readonly FirstEntry[] = [
  listPromo(listPromoIDs.card, 'Promo in product lists, the card'),
  listPromo(listPromoIDs.wide, 'Promo in product lists, the band'),
  ...Object.entries(noMenus).map(([name, { title }]): FirstEntry => ({
    id: `menu-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    contentType: 'menuLinkGroup',
    fields: { Title: title, Type: menuTypes[name as keyof ShopMenus] },
    published: true,
    stoodForBy: 'title',
  })),
  singleton('homeContent', 'home', 'Home'),
  singleton('globalFooter', 'footer', 'Footer'),
  singleton('eventsLanding', 'events-landing', noMenus.events.title),
  singleton('purplePerks', 'purple-perks', 'Purple Perks'),
  singleton('WorkWithLilac', 'work-with-lilac', 'Work with us', false),
];
