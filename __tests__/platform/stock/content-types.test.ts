/** @jest-environment node */
import { localSpace } from '@/platform/content/account';
import { emptyLibrary, Shelf, type Library } from '@/platform/content/library';
import type { Draft } from '@/platform/content/draft';
import { ContentFault } from '@/platform/content/fault';
import { checkFields } from '@/platform/content/management/check-fields';
import { checkForPublication } from '@/platform/content/management/check-publication';
import { resourcesOf, type Resource } from '@/platform/content/resources';
import { contentTypes } from '@/provision/contentful/content-types';
import { stock } from './fixture';

const resources = resourcesOf(localSpace, stock.content);
const library: Library = {
  ...emptyLibrary(),
  entries: new Shelf(resources.entries),
  assets: new Shelf(resources.assets),
  contentTypes: new Shelf(resources.contentTypes),
};
const draftOf = (resource: Resource): Draft => ({
  kind: 'entries',
  resource,
  version: 1,
  publishedVersion: null,
  publishedCounter: 0,
  firstPublishedAt: null,
  publishedAt: null,
});

/** Why an entry may not be published, as `field: fault`; empty where it may. */
function refused(resource: Resource): string[] {
  try {
    checkFields('entries', resource, library.contentTypes);
    checkForPublication(draftOf(resource), library);
    return [];
  } catch (error) {
    if (!(error instanceof ContentFault)) throw error;
    const errors = (error.details?.errors ?? []) as { name: string; path: string[] }[];
    return errors.length > 0
      ? errors.map(({ name, path }) => `${path[1]}: ${name}`)
      : [error.message];
  }
}

const named = (id: string) => library.entries.get(id)!;
const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
const anArticle = resources.entries.find(
  ({ sys }) => (sys.contentType as { sys: { id: string } }).sys.id === 'article',
)!;
const aPage = resources.entries.find(({ sys }) => sys.id.startsWith('page-'))!;
const aPicture = resources.assets[0]!;

describe('the content types and the stock', () => {
  it('lets every entry be published as it stands', () => {
    const faults = resources.entries.flatMap((entry) => {
      const why = refused(entry);
      return why.length > 0 ? [`${entry.sys.id} ${why.join(', ')}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('says of each link what it may lead to, of each list what it holds, and names each entry by a field of words', () => {
    for (const { id, displayField, fields } of contentTypes) {
      expect([id, fields.find((field) => field.id === displayField)?.type]).toEqual([id, 'Symbol']);
      for (const field of fields) {
        const value = field.type === 'Array' ? field.items : field;
        expect([id, field.id, value?.type]).not.toContain(undefined);
        if (value?.type !== 'Link') continue;
        const kinds = value.validations?.flatMap((each) => Object.keys(each));
        expect([id, field.id, value.linkType, kinds]).toEqual([
          id,
          field.id,
          ...(value.linkType === 'Asset'
            ? ['Asset', ['linkMimetypeGroup']]
            : ['Entry', ['linkContentType']]),
        ]);
        for (const type of value.validations?.flatMap((each) => each.linkContentType ?? []) ?? [])
          expect(contentTypes.map((each) => each.id)).toContain(type);
      }
    }
  });

  it.each<[string, string, Record<string, unknown>, string[]]>([
    ['a page without a title', aPage.sys.id, { title: '' }, ['title: required']],
    ['a page of no section', aPage.sys.id, { section: null }, ['section: required']],
    ['a page of another section', aPage.sys.id, { section: 'shop' }, ['section: in']],
    [
      'a page with a form of no kind',
      aPage.sys.id,
      { requestForm: 'parties' },
      ['requestForm: in'],
    ],
    ['a slug no address can have', aPage.sys.id, { slug: 'Über uns' }, ['slug: regexp']],
    ['a slug with a slash', anArticle.sys.id, { slug: 'care/roses' }, ['slug: regexp']],
    [
      'a slug that another article has',
      anArticle.sys.id,
      {
        slug: resources.entries.find(
          ({ sys }) => sys.id.startsWith('article-') && sys.id !== anArticle.sys.id,
        )!.fields.slug,
      },
      ['slug: unique'],
    ],
    [
      'a page under an article',
      aPage.sys.id,
      { parentPage: link('Entry', anArticle.sys.id) },
      ['parentPage: linkContentType'],
    ],
    [
      'a picture that is an entry',
      anArticle.sys.id,
      { image: link('Entry', 'home') },
      ['image: type'],
    ],
    ['reading in no time', anArticle.sys.id, { readMinutes: 0 }, ['readMinutes: range']],
    ['a day that is none', 'home-season-winter', { from: '13-01' }, ['from: regexp']],
    ['a holiday after it is over', 'gift-holiday-1', { daysAhead: -1 }, ['daysAhead: range']],
    [
      'a hero that gathers',
      'home',
      { hero: link('Entry', 'home-featured') },
      ['hero: linkContentType'],
    ],
    [
      'articles of which one is a page',
      'home',
      { articles: [link('Entry', anArticle.sys.id), link('Entry', aPage.sys.id)] },
      ['articles: linkContentType'],
    ],
    ['a menu nobody shows', 'menu-corporate', { Title: 'Company' }, ['Title: in']],
    ['a menu twice', 'menu-corporate', { Title: 'Services' }, ['Title: unique']],
    ['a link without an address', 'nav-event-1', { link: '' }, ['link: required']],
    [
      'two faults',
      'gift-holiday-1',
      { title: '', daysAhead: -1 },
      ['title: required', 'daysAhead: range'],
    ],
  ])('refuses %s', (_name, id, fields, faults) => {
    const entry = named(id);
    expect(refused({ ...entry, fields: { ...entry.fields, ...fields } })).toEqual(faults);
  });

  it('refuses a file that is no picture where one is wanted', () => {
    const film = {
      ...aPicture,
      sys: { ...aPicture.sys, id: 'film' },
      fields: { ...aPicture.fields, file: { contentType: 'video/mp4', url: '/film.mp4' } },
    };
    library.assets.set('film', film);
    expect(
      refused({ ...anArticle, fields: { ...anArticle.fields, image: link('Asset', 'film') } }),
    ).toEqual(['image: linkMimetypeGroup']);
  });
});
