import { expect, type Page } from '@playwright/test';

/** The narrowest phones in use, and the usual one. */
const widths = [320, 360, 390];

/** What is shortened on purpose, each with the whole text one tap away. */
const excerpts = [
  'main p[class*="line-clamp-"]', // the summary of an article or a workshop, and the introduction of a category
  '.buy-bar-title', // the page's heading, said again beside the price
].join(', ');

/** No page is wider than the phone, and no word of it and no control is cut off, at each width; `what` names the page where one is. */
export async function expectNothingCut(
  page: Page,
  what = new URL(page.url()).pathname,
): Promise<void> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    found.push(
      ...(await page.evaluate(cutOff, excerpts))
        .slice(0, 9)
        .map((fault) => `${what} at ${width}: ${fault}`),
    );
  }
  expect.soft(found).toEqual([]);
}

/** Runs in the page: what of it lies outside the window, or outside the box that hides what is outside of it. */
function cutOff(shortened: string): string[] {
  // The shop's own switch to lay out what is far below too (returning.ts).
  document.documentElement.dataset.returning = '';
  const wide = document.documentElement.scrollWidth;
  const found = new Set<string>(wide > innerWidth ? [`${wide} px wide`] : []);
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest(shortened);
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (
      !parent ||
      !node.nodeValue?.trim() ||
      parent.closest('script, style, option, noscript') ||
      !seen(parent)
    )
      continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) check(box, parent, node.nodeValue.trim());
  }
  for (const control of document.querySelectorAll('a, button, input, select, textarea')) {
    const box = control.getBoundingClientRect();
    if (box.width > 1 && seen(control))
      check(box, control.parentElement, control.getAttribute('aria-label') ?? control.outerHTML);
  }
  for (const select of document.querySelectorAll('select')) {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen || !seen(select)) continue;
    const style = getComputedStyle(select);
    pen.font = style.font;
    const text = select.selectedOptions[0]?.label ?? '';
    const room =
      select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (pen.measureText(text).width > room) found.add(`cut: ${text}`);
  }
  return [...found];

  /** Follows the boxes around a box outwards, as far as they can be seen. */
  function check(box: DOMRect, from: Element | null, text: string): void {
    if (box.width === 0 || box.height === 0) return;
    const name = text.replace(/\s+/g, ' ').slice(0, 90);
    let position = '';
    for (
      let around = from;
      around && around !== document.documentElement;
      around = around.parentElement
    ) {
      const style = getComputedStyle(around);
      const holds = position === '' || (position === 'absolute' && style.position !== 'static');
      if (holds) {
        const hull = around.getBoundingClientRect();
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (style.display !== 'inline') {
          if (hides(style.overflowX) && hull.width <= 1) return;
          if (style.overflowX === 'auto' || style.overflowX === 'scroll') return;
          if (hides(style.overflowX) && (box.right > hull.right + 1 || box.left < hull.left - 1))
            found.add(`cut: ${name}`);
          if (
            hides(style.overflowY) &&
            (box.bottom > hull.bottom + box.height / 2 || box.top < hull.top - box.height / 2)
          )
            found.add(`cut below: ${name}`);
        }
        position = '';
      }
      if (style.position === 'fixed') position = 'fixed';
      else if (position === '' && style.position === 'absolute') position = 'absolute';
    }
    if (box.right > innerWidth + 1 || box.left < -1) found.add(`outside: ${name}`);
  }
}
