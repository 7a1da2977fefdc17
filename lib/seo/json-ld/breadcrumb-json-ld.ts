import type { JsonLdNode } from './json-ld';
import { absolute } from '../page-meta';

/** One step of the breadcrumb bar; the last one has no path. */
export interface Crumb {
  label: string;
  path?: string;
}

/** BreadcrumbList equal to the visible crumbs, positions from 1; the last item needs no address. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], origin: string): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(path ? { item: absolute(path, origin) } : {}),
    })),
  };
}
