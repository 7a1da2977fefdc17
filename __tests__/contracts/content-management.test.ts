import { newId } from '@/lib/core/ids';
import type { Database } from '@/services/database/database';
import { describeOnServer } from '../support/databases';
import { link, openContentShop, type ContentShop } from './support/content-shop';

const inEnglish = (fields: Record<string, unknown>) => ({
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }]),
  ),
});

describeOnServer('management and preview APIs through the official clients', (engine) => {
  let db: Database;
  let shop: ContentShop;
  beforeAll(async () => {
    db = await engine.open();
    shop = await openContentShop(db);
  });
  afterAll(() => shop.close());

  const make = (fields: Record<string, unknown>) => {
    const slug = `made-${newId().toLowerCase()}`;
    return shop.management.entry.create(
      { contentTypeId: 'article' },
      inEnglish({ title: 'Made', slug, ...fields }),
    );
  };
  const titles = async (client: ReturnType<ContentShop['delivery']>, id: string) =>
    (await client.getEntries({ content_type: 'article', 'sys.id': id } as never)).items.map(
      ({ fields }) => (fields as unknown as { title: string }).title,
    );

  it('shows a draft to previews only, until it is published, and takes it off again', async () => {
    const draft = await make({ related: [link('Entry', 'roses')] });
    const entryId = draft.sys.id;
    expect(draft.sys).toMatchObject({
      version: 1,
      publishedCounter: 0,
      contentType: { sys: { id: 'article' } },
    });
    expect([await titles(shop.preview, entryId), await titles(shop.delivery(), entryId)]).toEqual([
      ['Made'],
      [],
    ]);
    const published = await shop.management.entry.publish({ entryId }, draft);
    expect(published.sys).toMatchObject({ version: 2, publishedVersion: 1, publishedCounter: 1 });
    const saved = await shop.management.entry.update(
      { entryId },
      { ...published, fields: { ...published.fields, title: { 'en-US': 'Better' } } },
    );
    expect([await titles(shop.preview, entryId), await titles(shop.delivery(), entryId)]).toEqual([
      ['Better'],
      ['Made'],
    ]);
    await shop.management.entry.publish({ entryId }, saved);
    expect(await titles(shop.delivery(), entryId)).toEqual(['Better']);
    expect(
      (await shop.management.entry.unpublish({ entryId })).sys.publishedVersion,
    ).toBeUndefined();
    expect([await titles(shop.preview, entryId), await titles(shop.delivery(), entryId)]).toEqual([
      ['Better'],
      [],
    ]);
    await shop.management.entry.delete({ entryId });
    expect(await titles(shop.preview, entryId)).toEqual([]);
  });

  it('lets one of two writers of the same version through', async () => {
    const entry = await make({});
    const writes = await Promise.allSettled(
      ['One', 'Two'].map((title) =>
        shop.management.entry.update(
          { entryId: entry.sys.id },
          { ...entry, fields: { ...entry.fields, title: { 'en-US': title } } },
        ),
      ),
    );
    expect(writes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(writes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { name: 'VersionMismatch' },
    });
  });

  it('keeps drafts and what is published for the next start', async () => {
    const entry = await make({});
    await shop.management.entry.publish({ entryId: entry.sys.id }, entry);
    const again = await openContentShop(db, { stocked: true });
    expect(await titles(again.delivery(), entry.sys.id)).toEqual(['Made']);
    expect((await again.management.entry.get({ entryId: entry.sys.id })).sys.version).toBe(2);
    await again.close();
  });

  it('lists, creates under an ID, and reads assets and content types', async () => {
    const id = `own-${newId()}`;
    await shop.management.entry.createWithId(
      { entryId: id, contentTypeId: 'page' },
      inEnglish({ title: 'Own' }),
    );
    expect(await shop.management.entry.getMany({ query: { 'sys.id': id } })).toMatchObject({
      total: 1,
      items: [{ sys: { id, version: 1 }, fields: { title: { 'en-US': 'Own' } } }],
    });
    const asset = await shop.management.asset.get({ assetId: 'lilac' });
    const changed = await shop.management.asset.update(
      { assetId: 'lilac' },
      { ...asset, fields: { ...asset.fields, description: { 'en-US': 'A white lilac' } } },
    );
    await shop.management.asset.publish({ assetId: 'lilac' }, changed);
    expect((await shop.delivery().getAsset('lilac')).fields.description).toBe('A white lilac');
    expect(
      (await shop.management.contentType.get({ contentTypeId: 'article' })).fields.map(
        (field) => field.id,
      ),
    ).toContain('slug');
    expect((await shop.management.contentType.getMany({})).total).toBe(2);
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['a field the type does not have', () => make({ nonsense: 1 }), 'InvalidEntry'],
    ['a value of another type', () => make({ order: 'first' }), 'InvalidEntry'],
    ['a link to the wrong kind', () => make({ picture: link('Entry', 'roses') }), 'InvalidEntry'],
    [
      'an entry of no type',
      () => shop.management.entry.create({ contentTypeId: 'nothing' }, inEnglish({})),
      'UnresolvedLinks',
    ],
    [
      'another language',
      () =>
        shop.management.entry.create(
          { contentTypeId: 'page' },
          { fields: { title: { 'fr-FR': 'Lilas' } } },
        ),
      'InvalidEntry',
    ],
    ['a missing entry', () => shop.management.entry.get({ entryId: 'nothing' }), 'NotFound'],
    [
      'an ID that is taken',
      () =>
        shop.management.entry.createWithId(
          { entryId: 'roses', contentTypeId: 'article' },
          inEnglish({}),
        ),
      'VersionMismatch',
    ],
    [
      'the deletion of what is published',
      () => shop.management.entry.delete({ entryId: 'home' }),
      'BadRequest',
    ],
    [
      'the withdrawal of a draft',
      async () => shop.management.entry.unpublish({ entryId: (await make({})).sys.id }),
      'BadRequest',
    ],
  ])('refuses %s', async (_, call, name) => {
    await expect(call()).rejects.toMatchObject({ name });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['without a required field', { title: '' }, 'InvalidEntry'],
    ['with a slug that is taken', { slug: 'roses' }, 'InvalidEntry'],
    ['with a link to nowhere', { related: [link('Entry', 'nowhere')] }, 'UnresolvedLinks'],
  ])('does not publish an entry %s', async (_, fields, name) => {
    const entry = await make(fields);
    await expect(
      shop.management.entry.publish({ entryId: entry.sys.id }, entry),
    ).rejects.toMatchObject({ name });
    expect(await titles(shop.delivery(), entry.sys.id)).toEqual([]);
  });

  describe('editing page', () => {
    const send = (id: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(`${shop.origin}/edit/${id}`, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers,
      });

    it('saves a draft, then publishes it', async () => {
      const {
        sys: { id },
        fields,
      } = await make({});
      const slug = String(fields.slug?.['en-US']);
      expect(await (await fetch(`${shop.origin}/edit?type=article`)).text()).toContain(
        `edit/${id}`,
      );
      expect(
        await (
          await send(id, {
            action: 'save',
            version: '1',
            'field-title': 'By <hand>',
            'field-slug': slug,
            'field-tags': '["care"]',
          })
        ).text(),
      ).toContain('Draft saved.');
      expect([await titles(shop.preview, id), await titles(shop.delivery(), id)]).toEqual([
        ['By <hand>'],
        [],
      ]);
      const page = await (
        await send(id, {
          action: 'publish',
          version: '2',
          'field-title': 'By hand & pen',
          'field-slug': slug,
        })
      ).text();
      expect(page).toContain('Published.');
      expect(page).toContain('value="By hand &amp; pen"');
      expect(await titles(shop.delivery(), id)).toEqual(['By hand & pen']);
    });

    it('keeps what was typed when it is refused', async () => {
      const {
        sys: { id },
      } = await make({});
      const stale = await send(id, { action: 'save', version: '7', 'field-title': 'Typed' });
      expect([stale.status, await stale.text()]).toEqual([
        409,
        expect.stringContaining('value="Typed"'),
      ]);
      const broken = await send(id, {
        action: 'save',
        version: '1',
        'field-title': 'Typed',
        'field-tags': '[care',
      });
      expect([broken.status, await broken.text()]).toEqual([
        422,
        expect.stringMatching(/tags: this is not JSON[\s\S]*\[care/),
      ]);
    });

    it('takes forms from its own page only', async () => {
      expect(
        (
          await send(
            'roses',
            { action: 'unpublish', version: '2' },
            { origin: 'https://elsewhere.example' },
          )
        ).status,
      ).toBe(403);
    });
  });
});
