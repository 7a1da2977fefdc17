/** Attributes of an element that `LateMenus` fills. */
export const menuPlace = { 'data-menu-place': '' } as const;

/** Every place of a menu under `root`. */
export function menuPlaces(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-menu-place]')];
}

/** ID of the place in a drawer, below its title. */
export function drawerPlaceID(drawer: string): string {
  return `${drawer}-list`;
}

/** ID of the footer's column of that title. */
export function columnID(title: string): string {
  return `foot-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
}

/** ID of the panel under a category of the bar. */
export function panelID(categoryID: string): string {
  return `panel-${categoryID}`;
}

/** IDs of the drawers that the bottom bar opens. */
export const drawers = { products: 'drawer-products', resources: 'drawer-resources' } as const;
