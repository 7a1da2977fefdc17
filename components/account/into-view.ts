/** Brings an element to the top of the window where its beginning is not in the upper part of it; smoothly, unless the visitor wants things still. */
export function bringIntoView(element: Element): void {
  const { top } = element.getBoundingClientRect();
  if (top > 0 && top < window.innerHeight / 2) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' });
}
