/** @jest-environment node */
import { authTexts } from '@/components/auth/texts';
import { pageTexts } from '@/components/account/page-texts';
import { reportProblemLabel } from '@/lib/requests/order-problem';
import { requestForms } from '@/lib/requests/request-kinds';
import {
  deliveryWords,
  guaranteeWords,
  lilacWeek,
  perksWords,
  preparation,
} from '@/platform/stock/content/promises';
import { localCityAddresses } from '@/platform/stock/places/local-cities';
import { buyerSettings } from '@/platform/stock/settings/buyerxp';
import { products, stock } from './fixture';

/** A text a shopper can read, and where. */
interface PlacedText {
  where: string;
  text: string;
}

/** All texts inside a value: fields, rich texts, constants. The parts of one paragraph are one text. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  const { content, nodeType } = value as { content?: unknown[]; nodeType?: string };
  if (nodeType === 'paragraph') return [wordsOf(content)];
  return Object.values(value).flatMap(textsOf);
}

const wordsOf = (nodes: unknown): string =>
  Array.isArray(nodes)
    ? nodes
        .map((node: { value?: string; content?: unknown }) => node.value ?? wordsOf(node.content))
        .join('')
    : '';

const said: PlacedText[] = [
  ...stock.content.entries.flatMap(({ id, fields }) =>
    textsOf(fields).map((text) => ({ where: id, text })),
  ),
  ...products.flatMap(({ ID, Description, xp }) =>
    [Description, xp.Guarantee, xp.Substitution]
      .flatMap((text) => text ?? [])
      .map((text) => ({ where: String(ID), text })),
  ),
  ...stock.commerce.categories.flatMap(({ category: { ID, Description } }) =>
    Description ? [{ where: ID, text: Description }] : [],
  ),
  ...[authTexts, pageTexts, requestForms].flatMap((texts) =>
    textsOf(texts).map((text) => ({ where: 'a constant', text })),
  ),
];

/** Sentences about a subject, each with the figures it says. */
const figuresOf = (subject: RegExp, figure: RegExp): [where: string, figure: string][] =>
  said.flatMap(({ where, text }) =>
    text
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => subject.test(sentence))
      .flatMap((sentence) =>
        [...sentence.matchAll(figure)].map(([found]): [string, string] => [
          where,
          found.toLowerCase(),
        ]),
      ),
  );

const number = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|fourteen|thirty|sixty)';

describe('what the shop promises is said once', () => {
  it('crawls the whole shop', () => {
    expect(said.length).toBeGreaterThan(2000);
  });

  it('promises nothing for today: the words stand on holidays and at night as well', () => {
    const todays = said
      .filter(({ where }) => !where.startsWith('search-'))
      .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
      .filter((words) => /\b(?:today|tonight|this (?:morning|afternoon|evening))\b/i.test(words));
    expect(todays.filter((words) => !/^(?:For|If) /.test(words))).toEqual([]);
  });

  it.each<[what: string, subject: RegExp, figure: RegExp, right: string[], places: number]>([
    [
      'what Purple Perks gives back',
      /\bback\b/i,
      new RegExp(`(?:\\$\\d+|${number} (?:cents|percent|dollars))(?: of every dollar)?`, 'gi'),
      ['three cents of every dollar'],
      1,
    ],
    [
      'how long its dollars keep',
      /\b(?:keep until|dollars expire|perks expire|they expire|keep for a)\b/i,
      /(?:until|at) the end of \w+ of the \w+ year|after \w+ \w+/gi,
      ['until the end of august of the next year'],
      2,
    ],
    [
      'how long flowers stay fresh',
      /\bfresh for|replace (?:them|the bouquet)/i,
      new RegExp(`${number} days`, 'gi'),
      ['seven days'],
      30,
    ],
    [
      'how long houseplants are guaranteed',
      /houseplants are guaranteed/i,
      new RegExp(`${number} days`, 'gi'),
      ['60 days'],
      20,
    ],
    [
      'how long hardy plants are guaranteed',
      /guaranteed for .*purchase/i,
      new RegExp(`${number} (?:years?|months)`, 'gi'),
      ['one year'],
      20,
    ],
    [
      'when casket and standing sprays can leave',
      /casket|standing|family pieces|ordered by the family/i,
      new RegExp(`${number} days`, 'gi'),
      ['two days'],
      3,
    ],
    [
      'when wedding flowers can leave',
      /ordered online|city halls/i,
      new RegExp(`${number} days ahead`, 'gi'),
      ['three days ahead'],
      2,
    ],
    [
      'when Lilac Week is',
      /lilacs?\b.*\b(?:week|open)|lilac week|along the south wall/i,
      /May \d+ (?:to|and|through|–) (?:May )?\d+/gi,
      ['may 8 to 16'],
      2,
    ],
    [
      'what delivery costs',
      /nationwide|courier|parcel service|delivery (?:costs|fee)|florist near/i,
      /\$\d+(?:\.\d\d)?/g,
      [deliveryWords.nationwide],
      2,
    ],
    [
      'until when it can be ordered',
      /order(?:ed)? .*before|placed before|what .* means/i,
      /\d+(?::\d\d)? [AP]M/g,
      [deliveryWords.sameDayBy, deliveryWords.morningBy].map((words) => words.toLowerCase()),
      2,
    ],
    [
      'how many ZIP codes the vans reach',
      /ZIP codes/,
      /\d+ ZIP codes/gi,
      [`${localCityAddresses.length} zip codes`],
      2,
    ],
    [
      'when sympathy flowers can leave',
      /sympathy flowers are ordered|vases and baskets are/i,
      new RegExp(`${number} days? ahead`, 'gi'),
      Object.values(preparation).map(({ words }) => words),
      2,
    ],
  ])('%s', (_what, subject, figure, right, places) => {
    const found = figuresOf(subject, figure);
    expect(found.filter(([, words]) => !right.includes(words))).toEqual([]);
    expect(new Set(found.map(([where]) => where)).size).toBeGreaterThanOrEqual(places);
  });

  it('keeps its word on the calendar: preparation days of family pieces and wedding flowers', () => {
    const leadsOf = (category: RegExp) =>
      new Set(
        stock.commerce.categoryAssignments
          .filter(({ CategoryID }) => category.test(CategoryID ?? ''))
          .flatMap(({ ProductID }) => products.filter(({ ID }) => ID === ProductID))
          .flatMap(({ xp }) => Object.values(xp.DeliveryMethods ?? {}))
          .map((method) => method?.LeadDays ?? 0),
      );
    expect([...leadsOf(/^Flowers_Sympathy_(Casket|Standing)$/)]).toEqual([
      preparation.familyPieces.days,
    ]);
    expect(Math.min(...leadsOf(/^Flowers_Wedding/))).toBe(preparation.wedding.days);
    expect(preparation.familyPieces.words).toContain('two');
    expect(preparation.wedding.words).toContain('three');
  });

  it('keeps its word on delivery: what the settings file charges and closes is what is printed', () => {
    const { Shippers, xp } = buyerSettings('2026-11-25');
    const { SameDayDeliveryCountDownTimer, NextDayAMDeliveryCutoff } = Shippers.LocalDelivery;
    expect([SameDayDeliveryCountDownTimer, NextDayAMDeliveryCutoff]).toEqual(['13:00', '17:00']);
    expect([deliveryWords.sameDayBy, deliveryWords.morningBy]).toEqual(['1:00 PM', '5:00 PM']);
    const { NationwideCents, WireServiceCents } = xp.Fees;
    expect(deliveryWords.nationwide).toBe(`$${(NationwideCents + WireServiceCents) / 100}`);
    const printed = said
      .filter(({ where }) => where === 'page-delivery')
      .map(({ text }) => text)
      .join(' ');
    for (const { from, to } of xp.DeliveryRuns)
      for (const hour of [from, to])
        expect(printed).toContain(
          `${((Number(hour.slice(0, 2)) + 11) % 12) + 1} ${hour < '12' ? 'AM' : 'PM'}`,
        );
    for (const { name } of xp.Holidays.filter(({ closed }) => closed))
      expect(printed).toContain(name);
  });

  it('names the button of the order page by its own words wherever a claim is promised', () => {
    const promised = said.filter(({ text }) => /order page/i.test(text));
    expect(promised.length).toBeGreaterThan(100);
    expect(promised.filter(({ text }) => !text.includes(reportProblemLabel))).toEqual([]);
  });

  it('has the dollars of its members expire when the program says', () => {
    expect(perksWords.expiry).toContain('August of the next year');
    expect(new Set(stock.ledgers?.loyalty.map(({ expires }) => expires))).toEqual(
      new Set(['2027-08-31']),
    );
  });

  it('walks through Lilac Week in Lilac Week', () => {
    const walks = products.filter(({ Name }) => /lilac week walk/i.test(Name ?? ''));
    const days = walks.flatMap(({ xp }) =>
      Object.keys(xp.EventDateTimes ?? {}).map((day) => day.slice(5, 10)),
    );
    expect(lilacWeek.dates).toBe('May 8 to 16');
    expect(days.length).toBeGreaterThan(0);
    expect(days.filter((day) => day < '05-08' || day > '05-16')).toEqual([]);
    expect(guaranteeWords.summary).toMatch(/^Seven days for flowers, sixty .* a year/);
  });
});
