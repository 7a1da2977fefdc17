import type { AssetProps } from 'contentful-management';
import sharp from 'sharp';
import { setClock } from '@/lib/core/time/clock';
import type { Database } from '@/services/database/database';
import { describeOnServer } from '../support/databases';
import { openContentShop, type ContentShop } from './support/content-shop';

const quickly = { processingCheckWait: 1, processingCheckRetries: 1 };

describeOnServer('files through the official management client', (engine) => {
  let db: Database;
  let shop: ContentShop;
  let picture: Buffer;
  beforeAll(async () => {
    db = await engine.open();
    shop = await openContentShop(db);
    picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#864b92' } })
      .webp()
      .toBuffer();
  });
  afterEach(() => setClock(null));
  afterAll(() => shop.close());

  const assets = () => shop.management.asset;
  const upload = () =>
    shop.management.upload.create({}, { file: Uint8Array.from(picture).buffer as ArrayBuffer });
  const made = async (uploadID: string) =>
    assets().create(
      {},
      {
        fields: {
          title: { 'en-US': 'Rose' },
          file: {
            'en-US': {
              contentType: 'image/webp',
              fileName: 'rose.webp',
              uploadFrom: { sys: { type: 'Link', linkType: 'Upload', id: uploadID } },
            },
          },
        },
      },
    );
  const processed = async (asset: AssetProps) =>
    assets().processForLocale({}, asset, 'en-US', quickly);

  it('makes an upload the file of an asset, and shows its picture to everybody', async () => {
    const { sys } = await upload();
    expect(sys).toMatchObject({ type: 'Upload', expiresAt: expect.any(String) as string });
    expect((await shop.management.upload.get({ uploadId: sys.id })).sys.id).toBe(sys.id);
    const begun = await made(sys.id);
    const ready = await processed(begun);
    expect(ready.sys.version).toBe(begun.sys.version + 1);
    expect(ready.fields.file['en-US']).toEqual({
      url: expect.stringMatching(/^\/\/[^/]+\/content\/images\/.+\/rose\.webp$/) as string,
      details: { size: picture.length, image: { width: 64, height: 48 } },
      fileName: 'rose.webp',
      contentType: 'image/webp',
    });
    await assets().publish({ assetId: ready.sys.id }, ready);
    const { fields } = await shop.delivery().getAsset(ready.sys.id);
    const path = String(fields.file?.url).replace(/^.*\/content/, shop.origin);
    const shown = await fetch(`${path}?w=32&fm=jpg`);
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
      format: 'jpeg',
      width: 32,
      height: 24,
    });
    expect((await fetch(path.replace(sys.id, 'another'))).status).toBe(404);
  });

  it('keeps a file that an asset has, and no other for longer than a day', async () => {
    const [kept, late] = [await upload(), await upload()];
    await processed(await made(kept.sys.id));
    const begun = await made(late.sys.id);
    setClock(new Date(Date.now() + 25 * 60 * 60 * 1000));
    expect((await shop.management.upload.get({ uploadId: kept.sys.id })).sys.id).toBe(kept.sys.id);
    await expect(shop.management.upload.get({ uploadId: late.sys.id })).rejects.toMatchObject({
      name: 'NotFound',
    });
    await expect(processed(begun)).rejects.toMatchObject({ name: 'UnprocessableEntity' });
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'publish what is not processed',
      async () => {
        const begun = await made((await upload()).sys.id);
        return assets().publish({ assetId: begun.sys.id }, begun);
      },
      'InvalidEntry',
    ],
    [
      'process what is processed',
      async () => processed(await processed(await made((await upload()).sys.id))),
      'BadRequest',
    ],
    [
      'process another version',
      async () => {
        const begun = await made((await upload()).sys.id);
        return processed({ ...begun, sys: { ...begun.sys, version: 7 } });
      },
      'VersionMismatch',
    ],
    [
      'take an empty file',
      () => shop.management.upload.create({}, { file: new ArrayBuffer(0) }),
      'BadRequest',
    ],
  ])('does not %s', async (_, call, name) => {
    await expect(call()).rejects.toMatchObject({ name });
  });
});
