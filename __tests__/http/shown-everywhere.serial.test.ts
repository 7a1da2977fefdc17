/** @jest-environment node */
import { randomInt } from 'node:crypto';
import { changeEntry, pageWith } from './support/entries';
import { request } from './support/request';

const mark = String(randomInt(10_000_000, 99_999_999));

describe('without a deploy', () => {
  const undo: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const step of undo) await step();
  });

  it.each<[what: string, entryId: string, field: string, paths: string[]]>([
    ['a footer', 'footer', 'summary', ['/', '/c/flowers', '/information/resource-hub']],
    ['a link of a menu', 'nav-event-5', 'title', ['/', '/c/flowers', '/workshops-and-events']],
    ['the landing page of workshops', 'events-landing', 'title', ['/workshops-and-events']],
    [
      'the loyalty programme',
      'purple-perks',
      'summary',
      ['/customer-service/purple-perks-loyalty-program'],
    ],
    ['the invitation to work here', 'work-with-lilac', 'subTitle', ['/corporate/about']],
    ['a promo of product lists', 'list-promo-card', 'title', ['/c/flowers']],
  ])(
    '%s reaches its pages',
    async (_what, entryId, field, paths) => {
      await Promise.all(paths.map((path) => request(path)));
      const words = `Changed ${entryId} ${mark}`;
      const before = await changeEntry(entryId, { [field]: words });
      undo.push(() => changeEntry(entryId, before));
      await Promise.all(paths.map((path) => pageWith(path, (html) => html.includes(words))));
    },
    120_000,
  );
});
