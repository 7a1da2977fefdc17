import { setTimeout as wait } from 'node:timers/promises';
import type { ContentStock } from '@/platform/stock/stock-shape';
import type { Management } from '@/provision/contentful/calls';
import { inLocale } from '@/provision/contentful/entry-steps';
import { publish, type Versions } from '@/provision/contentful/publish';
import { orNone, SetupError } from '@/provision/setup-error';

type DemoAsset = ContentStock['assets'][number];

interface AssetThere {
  sys: Versions;
  fields: { file?: Record<string, { url?: string } | undefined> };
}

/** In characters, at the vendor. */
const longestTitle = 256;
/** The vendor is done with a picture within seconds. */
const looks = 60;
/** How long it waits between two looks. */
const everyMs = 500;

/**
 * How a picture becomes an asset: uploaded, named by the asset, processed, which the vendor does a while after its answer, and published. One that was begun goes on
 * from where it is.
 */
export function assetSaver(
  management: Management,
  readPicture: (url: string) => Promise<Uint8Array>,
): (asset: DemoAsset) => Promise<void> {
  return async ({ id, title, description, url, contentType }) => {
    const path = management.within(`assets/${id}`);
    const locale = await management.locale();
    const isProcessed = ({ fields }: AssetThere) => fields.file?.[locale]?.url !== undefined;
    let asset = await orNone(management.read<AssetThere>(path));
    if (!asset || !isProcessed(asset)) {
      const upload = await management.upload(await readPicture(url));
      const begun = await management.write<AssetThere>(path, {
        version: asset?.sys.version,
        body: {
          fields: inLocale(locale, {
            title: title.slice(0, longestTitle),
            description,
            file: {
              contentType,
              fileName: url.split('/').at(-1) ?? id,
              uploadFrom: { sys: { type: 'Link', linkType: 'Upload', id: upload } },
            },
          }),
        },
      });
      await management.write(`${path}/files/${locale}/process`, { version: begun.sys.version });
      asset = await whenProcessed();
    }
    await publish(management, path, asset.sys);

    async function whenProcessed(): Promise<AssetThere> {
      for (let look = 1; look <= looks; look += 1) {
        const found = await management.read<AssetThere>(path);
        if (isProcessed(found)) return found;
        await wait(everyMs);
      }
      throw new SetupError(
        `The content service has not processed the file of asset ${id} after ${(looks * everyMs) / 1000} s: run this again later.`,
      );
    }
  };
}
