import type { JsonLdNode } from './json-ld';
import { absolute } from '../page-meta';

/** One step of the breadcrumb bar; the last one has no path. */
export interface Crumb {
  label: string;
  path?: string;
}

/** BreadcrumbList of the visible crumbs, positions from 1. The last item needs no address; any other that has none, a section without a page, is left out. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], origin: string): JsonLdNode {
  const steps = crumbs.filter(({ path }, index) => path || index === crumbs.length - 1);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(path ? { item: absolute(path, origin) } : {}),
    })),
  };
}
