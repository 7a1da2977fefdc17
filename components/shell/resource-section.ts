/** The sections of the resources drawer (specification A2). */
export type ResourceSection =
  'resourceHub' | 'references' | 'customerService' | 'services' | 'corporate';

const byPath: [start: string, section: ResourceSection][] = [
  ['/information/resource-hub', 'resourceHub'],
  ['/information', 'references'],
  ['/customer-service', 'customerService'],
  ['/services', 'services'],
  ['/corporate', 'corporate'],
];

/**
 * The section a page belongs to, for the drawer to open at: the one that links to it, else the one of its path; `null` for pages of the
 * shop itself.
 */
export function resourceSection(
  pathname: string,
  linked: Partial<Record<ResourceSection, readonly string[]>> = {},
): ResourceSection | null {
  const naming = byPath
    .map(([, section]) => section)
    .find((section) => linked[section]?.includes(pathname));
  return (
    naming ??
    byPath.find(([start]) => pathname === start || pathname.startsWith(`${start}/`))?.[1] ??
    null
  );
}

/** Unfolds the drawer's section of the current page, when the drawer opens. */
export function openAtCurrentSection(drawer: ParentNode, pathname: string): void {
  const sections = [...drawer.querySelectorAll<HTMLDetailsElement>('details[data-section]')];
  const linked = Object.fromEntries(
    sections.map((section) => [
      section.dataset.section,
      [...section.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
    ]),
  );
  const current = resourceSection(pathname, linked);
  for (const section of sections) section.open = section.dataset.section === current;
}
