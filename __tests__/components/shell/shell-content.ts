import type { Category } from '@/lib/catalogue/category/category';
import type { ShopMenus } from '@/lib/content/menus';

/** A category with the parts that the shell shows. */
export function category(
  id: string,
  name: string,
  path: string,
  change: Partial<Category> = {},
): Category {
  return {
    id,
    name,
    path,
    parentID: null,
    listOrder: 0,
    active: true,
    startDate: null,
    endDate: null,
    articles: [],
    picture: null,
    redirect: null,
    children: [],
    ...change,
  };
}

/** The shop's top level, small. */
export const categories: Category[] = [
  category('Flowers', 'Flowers', '/c/flowers', {
    articles: ['when-to-prune'],
    children: [
      category('Flowers_Bouquets', 'Bouquets', '/c/flowers/bouquets', {
        children: [category('Flowers_Bouquets_Roses', 'Roses', '/c/flowers/bouquets?c=roses')],
      }),
    ],
  }),
  category('IndoorPlants', 'Indoor Plants', '/c/indoor-plants', {
    children: [category('IndoorPlants_Ferns', 'Ferns', '/c/indoor-plants/ferns')],
  }),
  category('GiftCards', 'Gift Cards', '/c/gift-cards'),
];

const link = (label: string, path: string) => ({ label, path });

export const menus: ShopMenus = {
  events: { title: 'Workshops & Events', links: [link('Event Calendar', '/event-calendar')] },
  careGuides: {
    title: 'Care Guides',
    links: [link('Cut Flower Care', '/information/resource-hub/cut-flower-care')],
  },
  references: {
    title: 'References & Tools',
    links: [
      link('Plant Library', '/information/plant-tree-and-shrub-library'),
      link('Hardiness Zones', '/information/hardiness-zones'),
    ],
  },
  services: { title: 'Services', links: [link('Weddings', '/services/weddings')] },
  customerService: {
    title: 'Customer Service',
    links: [link('Contact Us', '/customer-service/contact-us')],
  },
  corporate: { title: 'Corporate', links: [link('Careers', '/corporate/careers')] },
};
