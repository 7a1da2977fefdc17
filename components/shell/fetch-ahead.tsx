'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { whenIdle } from '@/components/browser/idle';
import { withCameFrom } from '@/lib/routes/came-from';

/** What a browser says of its network (`navigator.connection`); not every browser does. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const slow = new Set(['slow-2g', '2g', '3g']);

/**
 * Which pages may be fetched before they are asked for: the `likely` ones and those a visitor points at, these alone on a slow network (`meant`), or none
 * where the visitor saves data.
 */
export function aheadOn(network: Connection | undefined): 'likely' | 'meant' | 'none' {
  if (network?.saveData) return 'none';
  return slow.has(network?.effectiveType ?? '') ? 'meant' : 'likely';
}

/** Cards that are told of at once, and of one page however far a visitor scrolls: each costs the shop half a dozen small answers. */
const mostAtOnce = 4;
const mostOfPage = 6;

/**
 * Tells of the links of the first cards that are in view while the browser is idle, and of those that come into view later; returns a function that ends it. A card
 * that was scrolled past before the browser came to rest is not told of.
 */
function eachCardInView(main: Element, callback: (link: HTMLAnchorElement) => void): () => void {
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
      callback(link);
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

const never = /^\/(api|cart|checkout|search|pictures)(\/|\?|$)/;
const kinds = ['mouseover', 'focusin', 'touchstart'] as const;

/**
 * Fetches a page of the shop ahead: when a pointer rests on its link, focus reaches it or a finger goes down, and the products whose cards are in view
 * while the browser is idle (decision 121). The router keeps what it has, asks four at a time, and asks for nothing twice. Refined lists, which crawlers
 * are kept from, are made for each request: nobody but the visitor who chooses one asks for it.
 */
export function FetchAhead() {
  const router = useRouter();
  const pathname = usePathname();
  const query = useSearchParams().toString();

  useEffect(() => {
    let last: string | null = null;
    const want = ({ target }: Event) => {
      const href = target instanceof Element ? pageOf(target.closest('a')) : null;
      if (!href || href === last || aheadOn(connection()) === 'none') return;
      last = href;
      router.prefetch(href);
    };
    kinds.forEach((kind) => document.addEventListener(kind, want, { passive: true }));
    return () => kinds.forEach((kind) => document.removeEventListener(kind, want));
  }, [router]);

  useEffect(() => {
    let stop = whenIdle(() => {
      const main = document.querySelector('main');
      if (!main || aheadOn(connection()) !== 'likely') return;
      stop = eachCardInView(main, (link) => {
        const href = pageOf(link);
        if (href) router.prefetch(href);
      });
    });
    return () => stop();
  }, [router, pathname, query]);
  return null;
}

/** The page a link leads to, with what it will say of the list it stands in; `null` where nothing is fetched ahead. */
function pageOf(link: HTMLAnchorElement | null): string | null {
  const href = link?.getAttribute('href');
  if (!href?.startsWith('/') || link?.matches('[rel~=nofollow]') || never.test(href)) return null;
  const list = link?.closest('[data-position]')?.closest<HTMLElement>('[data-came-from]');
  return withCameFrom(href, list?.dataset.cameFrom ?? '');
}

function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}
