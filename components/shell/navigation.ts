/** Brings the visitor to the beginning of a new page: the heading takes the focus, the window scrolls to the top (specification A2). */
export function beginPage(root: Document, returning: boolean): void {
  const heading =
    root.querySelector<HTMLElement>('main h1') ?? root.querySelector<HTMLElement>('main');
  if (heading) {
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  if (!returning) scrollToTop(root);
}

function scrollToTop(root: Document): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  root.defaultView?.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}
