import axe from 'axe-core';

/** @typedef {{ axe: typeof import('axe-core') }} WithAxe what a document has once it was given axe */

/**
 * What axe finds on a page as it stands, frames included, in words. A document is given axe once: giving it anew for every look takes longer than looking. Only
 * violations are described: describing every element that passes takes longer than finding the others.
 *
 * @param {import('playwright').Page} page
 * @param {{ part?: string, tags?: string[] }} [look] a selector of what is looked at alone; the rules, by their tags, all without
 * @returns {Promise<string[]>}
 */
export async function axeViolations(page, { part, tags } = {}) {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(axe.source);
    await frame.evaluate(() => {
      const { axe: inPage } = /** @type {WithAxe} */ (/** @type {unknown} */ (globalThis));
      inPage.configure({ allowedOrigins: ['<unsafe_all_origins>'] });
    });
  }
  return page.evaluate(async ([selector, ruleTags]) => {
    const { axe: inPage } = /** @type {WithAxe} */ (/** @type {unknown} */ (globalThis));
    const { violations } = await inPage.run(selector ?? document, {
      resultTypes: ['violations'],
      ...(ruleTags ? { runOnly: { type: 'tag', values: ruleTags } } : {}),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  }, /** @type {const} */ ([part, tags]));
}
