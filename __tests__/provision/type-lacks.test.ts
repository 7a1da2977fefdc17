/** @jest-environment node */
import type { DescribedType } from '@/provision/contentful/content-types';
import {
  completed,
  lacksOf,
  type FieldThere,
  type TypeThere,
} from '@/provision/contentful/type-lacks';

const wanted: DescribedType = {
  id: 'page',
  name: 'Page',
  displayField: 'title',
  fields: [
    { id: 'title', name: 'Title', type: 'Symbol', required: true },
    {
      id: 'slug',
      name: 'Slug',
      type: 'Symbol',
      required: true,
      validations: [{ unique: true }, { regexp: { pattern: '^[a-z]+$' } }],
    },
    {
      id: 'picture',
      name: 'Picture',
      type: 'Link',
      linkType: 'Asset',
      validations: [{ linkMimetypeGroup: ['image'] }],
    },
    {
      id: 'promos',
      name: 'Promos',
      type: 'Array',
      items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['block'] }] },
    },
  ],
};
const whole = (): TypeThere => ({
  name: 'Page',
  displayField: 'title',
  fields: structuredClone(wanted.fields),
});
/** The whole type with one field changed, or taken away. */
const withField = (id: string, change: Partial<FieldThere> | null): TypeThere => ({
  ...whole(),
  fields: whole().fields.flatMap((field) =>
    field.id === id ? (change ? [{ ...field, ...change }] : []) : [field],
  ),
});

describe('what a content type lacks', () => {
  it.each<[string, TypeThere, string[]]>([
    ['nothing', whole(), []],
    ['nothing, its fields in another order', { ...whole(), fields: whole().fields.reverse() }, []],
    ['nothing, whatever editors call it', { ...whole(), name: 'Our pages' }, []],
    ['nothing, entries known by another field', { ...whole(), displayField: 'slug' }, []],
    ['a name for entries', { ...whole(), displayField: null }, ['entries are not known by title']],
    [
      'nothing, with a field of the retailer’s own',
      { ...whole(), fields: [...whole().fields, { id: 'ours', type: 'Boolean' }] },
      [],
    ],
    ['a field', withField('title', null), ['no title (Symbol)']],
    ['a field with a link', withField('picture', null), ['no picture (a link to a file)']],
    ['a list', withField('promos', null), ['no promos (a list of a link to an entry)']],
    ['the type of a field', withField('title', { type: 'Text' }), ['title is Text, not Symbol']],
    [
      'the kind of a link',
      withField('picture', { linkType: 'Entry' }),
      ['picture is a link to an entry, not a link to a file'],
    ],
    [
      'what a list holds',
      withField('promos', { items: { type: 'Symbol' } }),
      ['promos is a list of Symbol, not a list of a link to an entry'],
    ],
    ['a must', withField('slug', { required: false }), ['slug is not required']],
    ['nothing where the retailer asks for more', withField('picture', { required: true }), []],
    ['an answer', withField('slug', { omitted: true }), ['slug is left out of answers']],
    [
      'every validation',
      withField('slug', { validations: [] }),
      ['slug lacks {"unique":true}', 'slug lacks {"regexp":{"pattern":"^[a-z]+$"}}'],
    ],
    [
      'a validation, having another of its kind',
      withField('slug', { validations: [{ unique: true }, { regexp: { pattern: '.' } }] }),
      ['slug lacks {"regexp":{"pattern":"^[a-z]+$"}}'],
    ],
    [
      'nothing, its validations with what the vendor adds and one more',
      withField('slug', {
        validations: [
          { unique: true, message: null },
          { regexp: { pattern: '^[a-z]+$', flags: null }, message: 'Small letters.' },
          { size: { max: 60 } },
        ],
      }),
      [],
    ],
    [
      'what members may lead to',
      withField('promos', { items: { type: 'Link', linkType: 'Entry' } }),
      ['promos lacks {"linkContentType":["block"]}'],
    ],
    [
      'two things at once',
      {
        ...withField('title', null),
        fields: withField('slug', { required: false }).fields.slice(1),
      },
      ['no title (Symbol)', 'slug is not required'],
    ],
  ])('%s', (_name, there, lacks) => {
    expect(lacksOf(wanted, there)).toEqual(lacks);
    if (lacks.some((each) => each.includes(', not '))) {
      expect(() => completed(wanted, there)).toThrow(lacks[0]);
      return;
    }
    const made = completed(wanted, there) as TypeThere;
    expect(lacksOf(wanted, made)).toEqual([]);
    const ids = made.fields.map(({ id }) => id);
    expect(there.fields.filter(({ id }) => !ids.includes(id))).toEqual([]);
  });

  it('is made whole where there is none', () => {
    expect(lacksOf(wanted, completed(wanted, null) as TypeThere)).toEqual([]);
  });

  it('keeps names and validations of the retailer’s own', () => {
    const there = {
      ...withField('slug', { validations: [{ size: { max: 60 } }] }),
      name: 'Our pages',
    };
    expect(completed(wanted, there)).toMatchObject({
      name: 'Our pages',
      fields: expect.arrayContaining([
        expect.objectContaining({
          id: 'slug',
          validations: [...(wanted.fields[1]?.validations ?? []), { size: { max: 60 } }],
        }),
      ]),
    });
  });
});
