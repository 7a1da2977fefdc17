import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { addressVectors, markupVectors } from '../../__tests__/components/content/injections';
import { createEntry, deleteEntry, pageWith } from '../../__tests__/http/support/entries';

const words = (value: string, marks: { type: string }[] = []) => ({
  nodeType: 'text',
  value,
  marks,
  data: {},
});
const block = (nodeType: string, ...content: object[]) => ({ nodeType, data: {}, content });
const link = (uri: string) => ({ nodeType: 'hyperlink', data: { uri }, content: [words(uri)] });

/** What a content service can hold: no NUL, no half of a pair. */
const holdable = (vector: string) => !/\0|\p{Cs}/u.test(vector);
const [markup, addresses] = [markupVectors.filter(holdable), addressVectors.filter(holdable)];

/** Publishes an article whose title, summary, author and text hold every injection there is, and opens it, the hub and a search for it: nothing runs. */
export async function expectNothingRuns(page: Page): Promise<void> {
  const slug = `injections-${randomInt(10_000_000, 99_999_999)}`;
  const [title = '', summary = '', author = ''] = [0, 3, 4].map(
    (at) => `${slug} ${markup[at] ?? ''}`,
  );
  const body = block(
    'document',
    ...markup.flatMap((vector) => [
      block('heading-2', words(vector)),
      block('paragraph', words(vector, [{ type: 'bold' }])),
    ]),
    ...addresses.map((vector) => block('paragraph', link(vector))),
  );
  expect(2 * markup.length + addresses.length).toBeGreaterThanOrEqual(200);
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await createEntry('article', `article-${slug}`, {
    title,
    slug,
    summary,
    author,
    body,
    categoryIDs: ['Flowers'],
  });
  try {
    const path = `/information/resource-hub/${slug}`;
    await pageWith(path, (html) => html.includes(slug), 30_000);
    for (const [address, heading] of [
      [path, 1],
      ['/information/resource-hub', 3],
      [`/search?query=${slug}`, 3],
    ] as const) {
      await expect(async () => {
        await page.goto(address);
        await expect(
          page.getByRole('heading', { level: heading }).filter({ hasText: slug }),
        ).toHaveText(title, { timeout: 1000 });
      }).toPass({ timeout: 30_000 });
      const found = await page.evaluate(() => ({
        ran: '__injected' in window,
        handlers: [...document.querySelectorAll('main *')]
          .flatMap((element) => element.getAttributeNames())
          .filter((name) => /^on|^srcdoc$/.test(name)),
        addresses: [...document.querySelectorAll<HTMLAnchorElement>('main a')]
          .map(({ protocol }) => protocol)
          .filter((protocol) => !/^(https?|mailto|tel):$/.test(protocol)),
      }));
      expect([address, found]).toEqual([address, { ran: false, handlers: [], addresses: [] }]);
    }
    expect(ran).toEqual([]);
  } finally {
    await deleteEntry(`article-${slug}`);
  }
}
