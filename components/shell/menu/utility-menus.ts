import type { MenuGroup, MenuLink, ShopMenus } from '@/lib/content/menus';
import { columnID } from './menu-place';
import { shellTexts } from '../shell-texts';
import { resourceHubPath } from '@/lib/routes/article-path';

/** A menu of the utility bar. */
export interface UtilityMenu {
  id: string;
  label: string;
  /** Where the same links stand, for who has no script: a page, or the footer's column of this one. */
  path: string;
  groups: (menus: ShopMenus) => MenuGroup[];
  /** A last link under all groups. */
  more?: MenuLink;
}

/** The four hover menus of the utility bar, in their order (specification A2). */
export const utilityMenus: readonly UtilityMenu[] = [
  {
    id: 'menu-events',
    label: shellTexts.events,
    path: `#${columnID(shellTexts.footerEvents)}`,
    groups: ({ events }) => [events],
  },
  {
    id: 'menu-resource-hub',
    label: shellTexts.resourceHub,
    path: resourceHubPath(),
    groups: ({ careGuides, references }) => [careGuides, references],
    more: { label: shellTexts.allCareGuides, path: resourceHubPath() },
  },
  {
    id: 'menu-services',
    label: shellTexts.services,
    path: `#${columnID(shellTexts.services)}`,
    groups: ({ services }) => [services],
  },
  {
    id: 'menu-customer-service',
    label: shellTexts.customerService,
    path: `#${columnID(shellTexts.customerService)}`,
    groups: ({ customerService }) => [customerService],
  },
];
