import type { ContentStock } from '@/platform/stock/stock-shape';
import type { Filling } from '@/provision/contentful/account';
import type { Management } from '@/provision/contentful/calls';
import { inLocale } from '@/provision/contentful/entry-steps';
import { firstEntries } from '@/provision/contentful/first-entries';
import { publish, type Versions } from '@/provision/contentful/publish';
import type { Step } from '@/provision/step';
import { assetSaver } from './asset-saver';
import { batchStep, inParts } from './batch-step';

/** What of the demo shop is read and seen: articles, pages, menus and pictures. */
export interface DemoContent extends Pick<ContentStock, 'entries' | 'assets'> {
  /** The file of a picture by the address it has in the demo shop. Throws for none. */
  readPicture(url: string): Promise<Uint8Array>;
}

type DemoEntry = DemoContent['entries'][number];

/** Things to a step: the vendor answers as many megabytes as seven, and an article has kilobytes. */
const partSize = 50;

/**
 * The demo shop's content in a space that has its content types: pictures, then every entry as a draft, for they lead to one another, then those that are read by
 * name, then the publication of all others.
 */
export function contentFilling(management: Management, content: DemoContent): Filling {
  const named = new Set(firstEntries.map(({ id }) => id));
  const others = content.entries.filter(({ id }) => !named.has(id));
  const saveAsset = assetSaver(management, (url) => content.readPicture(url));
  return {
    before: [
      ...steps('pictures', content.assets, {
        there: (ids) => idsWhere(management, 'assets', ids, wasPublished),
        save: saveAsset,
      }),
      ...steps('entries', others, {
        there: (ids) => idsWhere(management, 'entries', ids, () => true),
        save: (entry: DemoEntry) => begin(management, entry),
      }),
    ],
    fields: Object.fromEntries(
      content.entries.filter(({ id }) => named.has(id)).map(({ id, fields }) => [id, fields]),
    ),
    after: steps('publications of entries', others, {
      there: (ids) =>
        // What an editor has saved or withdrawn is theirs.
        idsWhere(management, 'entries', ids, (sys) => wasPublished(sys) || sys.version > 1),
      save: async ({ id }) => {
        const path = management.within(`entries/${id}`);
        const { sys } = await management.read<{ sys: Versions }>(path);
        await publish(management, path, sys);
      },
    }),
  };
}

function steps<T extends { id: string }>(
  kind: string,
  all: readonly T[],
  {
    there,
    save,
  }: { there(ids: readonly string[]): Promise<string[]>; save(item: T): Promise<unknown> },
): Step[] {
  return inParts(all, partSize).map((items, part) =>
    batchStep({
      what: `${kind} from ${part * partSize + 1}`,
      items,
      keyOf: ({ id }) => id,
      there: () => there(items.map(({ id }) => id)),
      save,
    }),
  );
}

const wasPublished = ({ publishedCounter = 0 }: Versions) => publishedCounter > 0;

async function idsWhere(
  management: Management,
  kind: 'entries' | 'assets',
  ids: readonly string[],
  holds: (sys: Versions) => boolean,
): Promise<string[]> {
  const query = new URLSearchParams({ 'sys.id[in]': ids.join(','), limit: String(partSize) });
  const { items } = await management.read<{ items: { sys: Versions }[] }>(
    management.within(`${kind}?${query}`),
  );
  return items.filter(({ sys }) => holds(sys)).map(({ sys }) => sys.id);
}

async function begin(management: Management, { id, contentType, fields }: DemoEntry) {
  await management.write(management.within(`entries/${id}`), {
    contentType,
    body: { fields: inLocale(await management.locale(), fields) },
  });
}
