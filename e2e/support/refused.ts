import type { Page } from '@playwright/test';

const chunks = '**/_next/static/immutable/chunks/**';

/** Refuses the scripts of the pages that follow: all of them, or every second one by its first appearance, beginning with the first or the second. */
export async function refuseChunks(page: Page, which: 'all' | 'first' | 'second'): Promise<void> {
  const seen: string[] = [];
  await page.unroute(chunks);
  await page.route(chunks, async (route) => {
    const url = route.request().url();
    if (!seen.includes(url)) seen.push(url);
    const even = seen.indexOf(url) % 2 === 0;
    await (which === 'all' || even === (which === 'first') ? route.abort() : route.continue());
  });
}

/** What a visitor meets who scrolls through a page and waits. */
export interface Met {
  heading: string;
  /** Pictures of the page that can be chosen to be seen, and those of them that are not there. */
  pictures: number;
  missing: string[];
  /** Headings the page has and does not show. */
  hidden: string[];
  /** Parts without text, picture or field, larger than a line of text. */
  blank: string[];
  /** Links to elsewhere. */
  links: number;
}

/** Scrolls to every picture, lets every wait end, and looks at what is there. */
export function lookAround(page: Page): Promise<Met> {
  return page.evaluate(async () => {
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className.toString().slice(0, 60)} ${(element.textContent ?? '').slice(0, 30)}`;
    document.getAnimations().forEach((animation) => {
      if (animation.effect?.getComputedTiming().iterations === 1) animation.finish();
    });
    // The other views of a gallery are chosen; the mirrored edges of a card belong to wide screens.
    const pictures = [
      ...document.querySelectorAll<HTMLImageElement>(
        'main img:not(.gallery-view ~ .gallery-view img, .gallery-thumb img, .pane-side img, [popover] img, dialog img)',
      ),
    ];
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    const longest = new Promise<false>((resolve) => {
      setTimeout(() => resolve(false), 8000);
    });
    const shown = await Promise.all(
      pictures.map((picture) =>
        Promise.race([
          picture.decode().then(
            () => seen(picture),
            () => false,
          ),
          longest,
        ]),
      ),
    );
    const missing = pictures
      .filter((_, index) => !shown[index])
      .map(({ currentSrc, src }) => currentSrc || src);
    // A month is a table on wide screens and a list on small ones.
    const hidden = [...document.querySelectorAll('main :is(h1, h2, h3):not(.calendar h3)')].filter(
      (heading) => !seen(heading),
    );
    const solid =
      'img, svg, input, select, textarea, iframe, canvas, hr, [aria-label], [aria-hidden=true]';
    const blank = [...document.querySelectorAll('main, main *, header *')].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 90 &&
        height > 40 &&
        seen(element) &&
        !element.textContent?.trim() &&
        !element.matches(solid) &&
        !element.querySelector(solid) &&
        !element.closest('svg, [aria-hidden=true]')
      );
    });
    return {
      heading: document.querySelector('h1')?.textContent ?? '',
      pictures: pictures.length,
      missing,
      hidden: hidden.map(named),
      blank: blank.map(named),
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
        (link) => seen(link) && new URL(link.href).pathname !== location.pathname,
      ).length,
    };
  });
}
