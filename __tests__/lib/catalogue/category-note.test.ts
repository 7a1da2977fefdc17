/** @jest-environment node */
import type { CategoryRecord } from '@/lib/catalogue/category/category';
import { categoryText } from '@/lib/catalogue/from-commerce';
import { redirectOfNote, withFollowedNotes } from '@/lib/catalogue/category/category-note';

describe('redirectOfNote', () => {
  it.each([
    ['redirect:/c/occasions', '/c/occasions'],
    ['Redirect: /customer-service/contact-us ', '/customer-service/contact-us'],
    [
      'redirect:/services/crème–brûlée?note=“x”',
      '/services/cr%C3%A8me%E2%80%93br%C3%BBl%C3%A9e?note=%E2%80%9Cx%E2%80%9D',
    ],
    ['redirect:/services/cr%C3%A8me', '/services/cr%C3%A8me'],
    ['Our best. redirect:/c/x', null],
    ['redirect://elsewhere.example', null],
    ['redirect:/\\elsewhere.example', null],
    ['redirect:https://elsewhere.example', null],
    [null, null],
  ])('%p leads to %p', (note, expected) => {
    expect(redirectOfNote(note)).toBe(expected);
  });
});

it.each([
  [{ Description: 'Cut this morning.' }, 'Cut this morning.'],
  [{ xp: { ShortDescription: 'Cut today.' } }, 'Cut today.'],
  [{ Description: 'Cut this morning.', xp: { Note: 'redirect:/c/roses' } }, ''],
  [{ Description: 'redirect:/c/roses' }, ''],
  [{}, ''],
])('the page of the category %j says “%s”', (category, text) => {
  expect(categoryText({ ID: 'Flowers', ...category })).toBe(text);
});

describe('withFollowedNotes', () => {
  const record = (id: string, redirect: string | null): CategoryRecord => ({
    id,
    parentID: null,
    name: id,
    listOrder: 1,
    active: true,
    startDate: null,
    endDate: null,
    articles: [],
    picture: null,
    redirect,
  });
  const ends = (...records: CategoryRecord[]) =>
    Object.fromEntries(withFollowedNotes(records).map(({ id, redirect }) => [id, redirect]));

  it.each<[string, CategoryRecord[], Record<string, string | null>]>([
    ['none', [record('Flowers', null)], { Flowers: null }],
    ['to itself', [record('Flowers', '/c/flowers')], { Flowers: null }],
    [
      'to itself, in capitals, with a slash and a query',
      [record('Flowers', '/C/Flowers/?utm=1')],
      { Flowers: null },
    ],
    [
      'to itself by its leaf',
      [record('Flowers_Bouquets_Roses', '/c/flowers/bouquets?c=Roses')],
      { Flowers_Bouquets_Roses: null },
    ],
    [
      'to the category above a leaf',
      [record('Flowers_Bouquets', null), record('Flowers_Bouquets_Roses', '/c/flowers/bouquets')],
      { Flowers_Bouquets: null, Flowers_Bouquets_Roses: '/c/flowers/bouquets' },
    ],
    ['to each other', [record('A', '/c/b'), record('B', '/c/a')], { A: null, B: null }],
    [
      'in a row',
      [record('A', '/c/b'), record('B', '/c/c-d'), record('CD', null)],
      { A: '/c/c-d', B: '/c/c-d', CD: null },
    ],
    ['into a circle of others', [record('A', '/c/b'), record('B', '/c/b')], { A: null, B: null }],
    [
      'to a page that is no category',
      [record('A', '/workshops-and-events')],
      { A: '/workshops-and-events' },
    ],
    [
      'between event categories, by the addresses of their pages',
      [
        record('WorkshopsEvents_Kids', '/e/talks'),
        record('WorkshopsEvents_Talks', '/e/kids'),
        record('WorkshopsEvents_Walks', '/e/walks'),
        record('WorkshopsEvents_Old', '/e/new'),
        record('WorkshopsEvents_New', '/workshops-and-events'),
      ],
      {
        WorkshopsEvents_Kids: null,
        WorkshopsEvents_Talks: null,
        WorkshopsEvents_Walks: null,
        WorkshopsEvents_Old: '/workshops-and-events',
        WorkshopsEvents_New: '/workshops-and-events',
      },
    ],
    ['to a category that is not there', [record('A', '/c/gone')], { A: '/c/gone' }],
  ])('%s', (_, records, expected) => {
    expect(ends(...records)).toEqual(expected);
  });
});
