import { whenIdle } from '@/components/browser/idle';

/** Cards that are told of at once, and of one page however far a visitor scrolls: each costs the shop half a dozen small answers. */
const mostAtOnce = 4;
const mostOfPage = 6;

/**
 * Tells of the links of the first cards that are in view while the browser is idle, and of those that come into view later; answers how to end it. A card
 * that was scrolled past before the browser came to rest is not told of.
 */
export function eachCardInView(main: Element, told: (link: HTMLAnchorElement) => void): () => void {
  const links = new Map(
    [...main.querySelectorAll<HTMLAnchorElement>('.card a.card-link')].map((link) => [
      link.closest('.card') ?? link,
      link,
    ]),
  );
  const inView = new Set<Element>();
  let left = mostOfPage;
  let callOff: (() => void) | null = null;
  const tell = () => {
    callOff = null;
    const next = [...links]
      .filter(([card]) => inView.has(card))
      .slice(0, Math.min(mostAtOnce, left));
    left -= next.length;
    for (const [card, link] of next) {
      links.delete(card);
      inView.delete(card);
      observer.unobserve(card);
      told(link);
    }
    if (left === 0) observer.disconnect();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        inView[isIntersecting ? 'add' : 'delete'](target);
      if (left > 0 && inView.size > 0) callOff ??= whenIdle(tell);
    },
    { threshold: 0.5 },
  );
  for (const card of links.keys()) observer.observe(card);
  return () => {
    observer.disconnect();
    callOff?.();
  };
}
