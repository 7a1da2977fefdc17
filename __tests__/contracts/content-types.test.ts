import type { ContentTypeProps } from 'contentful-management';
import { newId } from '@/lib/core/ids';
import type { Database } from '@/services/database/database';
import { describeOnServer } from '../support/databases';
import { openContentShop, type ContentShop } from './support/content-shop';
import { openReceiver } from './support/hook-receiver';

type Field = ContentTypeProps['fields'][number];

const field = (id: string, more: Partial<Field> = {}): Field => ({
  id,
  name: id,
  type: 'Symbol',
  localized: false,
  required: false,
  ...more,
});

describeOnServer('content types through the official management client', (engine) => {
  let db: Database;
  let shop: ContentShop;
  beforeAll(async () => {
    db = await engine.open();
    shop = await openContentShop(db);
  });
  afterAll(() => shop.close());

  const types = () => shop.management.contentType;
  const make = async (fields = [field('title'), field('slug')], id = `made${newId()}`) =>
    types().createWithId(
      { contentTypeId: id },
      { name: 'Made', description: '', displayField: 'title', fields },
    );
  const published = async (fields?: Field[]) => {
    const made = await make(fields);
    return types().publish({ contentTypeId: made.sys.id }, made);
  };
  const change = (type: ContentTypeProps, fields: Field[]) =>
    types().update({ contentTypeId: type.sys.id }, { ...type, fields });
  const seen = async (id: string) => {
    const [delivery, preview] = await Promise.all(
      [shop.delivery(), shop.preview].map((client) => client.getContentTypes()),
    );
    return [delivery, preview].map((list) =>
      list?.items.find(({ sys }) => sys.id === id)?.fields.map((each) => each.id),
    );
  };

  it('are seen once they are published, as they were then, and gone once withdrawn', async () => {
    const made = await make([
      field('title'),
      field('picture', { type: 'Link', linkType: 'Asset' }),
    ]);
    const { id } = made.sys;
    expect(made.sys).toMatchObject({ type: 'ContentType', version: 1 });
    expect(await seen(id)).toEqual([undefined, undefined]);
    await expect(
      shop.management.entry.create({ contentTypeId: id }, { fields: {} }),
    ).rejects.toMatchObject({ name: 'UnresolvedLinks' });
    const first = await types().publish({ contentTypeId: id }, made);
    expect(first.sys).toMatchObject({ version: 2, publishedVersion: 1 });
    const saved = await change(first, [...first.fields, field('more', { type: 'Text' })]);
    expect(await seen(id)).toEqual([
      ['title', 'picture'],
      ['title', 'picture'],
    ]);
    await types().publish({ contentTypeId: id }, saved);
    expect((await seen(id))[0]).toEqual(['title', 'picture', 'more']);
    const again = await openContentShop(db, { stocked: true });
    expect((await again.management.contentType.get({ contentTypeId: id })).sys.version).toBe(4);
    await again.close();
    await types().unpublish({ contentTypeId: id });
    expect(await seen(id)).toEqual([undefined, undefined]);
    await types().delete({ contentTypeId: id });
    await expect(types().get({ contentTypeId: id })).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('lists drafts to writers', async () => {
    const made = await make();
    const { items } = await types().getMany({ query: { limit: 1000 } });
    expect(items.map(({ sys }) => sys.id)).toEqual(
      expect.arrayContaining([made.sys.id, 'article']),
    );
    expect(items.find(({ sys }) => sys.id === made.sys.id)?.sys.publishedVersion).toBeUndefined();
  });

  it('lets one of two writers through', async () => {
    const made = await make();
    const writes = await Promise.allSettled(
      ['One', 'Two'].map((name) => change(made, [field('title'), field(name)])),
    );
    expect(writes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(make([field('title')], made.sys.id)).rejects.toMatchObject({
      name: 'VersionMismatch',
    });
  });

  it('checks entries by what is published of their type', async () => {
    const type = await published([
      field('title', { validations: [{ size: { max: 5 } }] }),
      field('order', { type: 'Integer', validations: [{ range: { min: 1 } }] }),
    ]);
    const entry = await shop.management.entry.create(
      { contentTypeId: type.sys.id },
      { fields: { title: { 'en-US': 'Too long' }, order: { 'en-US': 0 } } },
    );
    await expect(
      shop.management.entry.publish({ entryId: entry.sys.id }, entry),
    ).rejects.toMatchObject({
      name: 'InvalidEntry',
      message: expect.stringMatching(/size[\s\S]*range/),
    });
  });

  it.each<[string, (type: ContentTypeProps) => Promise<unknown>, RegExp]>([
    [
      'the deletion of a field that is shown',
      (type) => change(type, [field('title')]),
      /You need to omit a field before deleting it/,
    ],
    [
      'the same by its mark',
      (type) => change(type, [field('title'), field('slug', { deleted: true } as Partial<Field>)]),
      /You need to omit a field before deleting it/,
    ],
    [
      'another type of a field',
      (type) => change(type, [field('title'), field('slug', { type: 'Text' })]),
      /Previously published fields are invalid/,
    ],
    [
      'the deletion of what is published',
      (type) => types().delete({ contentTypeId: type.sys.id }),
      /Cannot delete published/,
    ],
    [
      'the withdrawal of one with entries',
      async (type) => {
        await shop.management.entry.create({ contentTypeId: type.sys.id }, { fields: {} });
        await types().unpublish({ contentTypeId: type.sys.id });
      },
      /with entries/,
    ],
  ])('refuses %s', async (_name, call, message) => {
    await expect(call(await published())).rejects.toMatchObject({
      name: 'BadRequest',
      message: expect.stringMatching(message),
    });
  });

  it('lets a field go that was omitted before', async () => {
    const type = await published();
    const omitted = await change(type, [field('title'), field('slug', { omitted: true })]);
    await expect(change(omitted, [field('title')])).rejects.toMatchObject({ name: 'BadRequest' });
    const shown = await types().publish({ contentTypeId: type.sys.id }, omitted);
    const without = await change(shown, [field('title')]);
    await types().publish({ contentTypeId: type.sys.id }, without);
    expect(await seen(type.sys.id)).toEqual([['title'], ['title']]);
  });

  it('lets the type of a field change that was never published', async () => {
    const made = await make();
    const changed = await change(made, [field('title'), field('slug', { type: 'Text' })]);
    expect(changed.fields[1]?.type).toBe('Text');
  });

  it.each<[string, Field[], RegExp]>([
    ['a link to nothing', [field('title'), field('a', { type: 'Link' })], /linkType/],
    ['a list of nothing', [field('title'), field('a', { type: 'Array' })], /items/],
    [
      'a list of texts',
      [field('title'), field('a', { type: 'Array', items: { type: 'Text' } })],
      /items/,
    ],
    ['a type there is none of', [field('title'), field('a', { type: 'Words' })], /type/],
    ['an ID with a dash', [field('title'), field('a-b')], /field ID/],
    ['two fields of an ID', [field('title'), field('a'), field('a')], /uniqueFieldIds/],
    ['a display field that is none', [field('a')], /displayField/],
    [
      'a validation of another type',
      [field('title'), field('a', { type: 'Text', validations: [{ unique: true }] })],
      /unique is no validation of Text/,
    ],
    [
      'two validations in one',
      [field('title', { validations: [{ unique: true, in: ['a'] }] })],
      /unique and in/,
    ],
    [
      'a kind of file of an entry',
      [
        field('title'),
        field('a', {
          type: 'Link',
          linkType: 'Entry',
          validations: [{ linkMimetypeGroup: ['image'] }],
        }),
      ],
      /linkMimetypeGroup/,
    ],
  ])('refuses %s', async (_name, fields, message) => {
    await expect(make(fields)).rejects.toMatchObject({
      name: 'ValidationFailed',
      message: expect.stringMatching(message),
    });
  });

  it('tells webhooks of them, and those alone that a filter lets through', async () => {
    const [here, elsewhere] = await Promise.all([openReceiver(), openReceiver()]);
    const filter = (environment: string) => [
      { equals: [{ doc: 'sys.environment.sys.id' as const }, environment] as const },
    ];
    const subscribe = (url: string, environment: string) =>
      shop.management.webhook.create(
        {},
        {
          name: 'Types',
          url,
          topics: ['ContentType.*'],
          headers: [],
          filters: filter(environment) as never,
        },
      );
    const made = await Promise.all([
      subscribe(here.url, 'master'),
      subscribe(elsewhere.url, 'staging'),
    ]);
    expect(made[0].filters).toEqual(filter('master'));
    await published();
    await shop.content.webhooks.deliveries.sendDue();
    expect(here.calls.map(({ headers }) => headers['x-contentful-topic'])).toEqual([
      'ContentManagement.ContentType.create',
      'ContentManagement.ContentType.publish',
    ]);
    expect(elsewhere.calls).toEqual([]);
    await Promise.all([here.close(), elsewhere.close()]);
  });

  it.each([[[{ equals: [{ doc: 'sys.version' }, '1'] }]], [[{ like: [] }]], ['master']])(
    'refuses the filter %j',
    async (filters) => {
      await expect(
        shop.management.webhook.create(
          {},
          {
            name: 'Wrong',
            url: 'https://a.example/',
            topics: ['*.*'],
            headers: [],
            filters: filters as never,
          },
        ),
      ).rejects.toMatchObject({ name: 'ValidationFailed' });
    },
  );
});
