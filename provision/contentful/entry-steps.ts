import { orNone } from '../setup-error';
import { findingOf, type Finding, type Step } from '../step';
import type { Management } from './calls';
import { firstEntries, type FirstEntry } from './first-entries';
import { isPublished, publish, unpublished, type Versions } from './publish';

interface EntryThere {
  sys: Versions;
  fields: Record<string, Record<string, unknown> | undefined>;
}

/** Fields by the ID of their entry. */
export type Fields = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The entries that the shop reads by ID or as singletons; with `filling`, by their IDs, those that nobody has touched are filled. */
export function entrySteps(management: Management, filling: Fields = {}): Step[] {
  return firstEntries.map((entry) => {
    const filled = filling[entry.id];
    return filled ? filledStep(management, entry, filled) : entryStep(management, entry);
  });
}

function entryStep(management: Management, wanted: FirstEntry): Step {
  const { published } = wanted;
  const path = pathOf(management, wanted);
  return {
    what: whatOf(wanted),
    look: async (): Promise<Finding> => {
      const standing = await standingFor(management, wanted);
      const [first] = standing;
      if (!first) return { is: 'missing' };
      // What an editor has touched is theirs, published or not.
      const isBegun = isAlone(standing, wanted) && first.sys.version === 1;
      return published && isBegun ? { is: 'different', fields: [unpublished] } : { is: 'there' };
    },
    make: async (found) => {
      const entry =
        found.is === 'missing'
          ? await begin(management, wanted, wanted.fields)
          : await management.read<EntryThere>(path);
      if (published) await publish(management, path, entry.sys);
    },
  };
}

/** The same with other fields, which also take the place of those it began with while nobody has saved it since. */
function filledStep(management: Management, wanted: FirstEntry, fields: Fields[string]): Step {
  const path = pathOf(management, wanted);
  const holds = ({ fields: found }: EntryThere, locale: string, expected: object) => {
    const whole = inLocale(locale, expected);
    return findingOf(whole, found).is === 'there' && findingOf(found, whole).is === 'there';
  };
  return {
    what: whatOf(wanted),
    look: async (): Promise<Finding> => {
      const standing = await standingFor(management, wanted);
      const [first] = standing;
      if (!first) return { is: 'missing' };
      if (!isAlone(standing, wanted)) return { is: 'there' };
      const locale = await management.locale();
      if (holds(first, locale, fields))
        return isPublished(first.sys)
          ? { is: 'there' }
          : { is: 'different', fields: [unpublished] };
      const isUntouched = first.sys.version <= 2 && holds(first, locale, wanted.fields);
      return isUntouched ? { is: 'different', fields: ['as it was made'] } : { is: 'there' };
    },
    make: async (found) => {
      if (found.is === 'missing') {
        const { sys } = await begin(management, wanted, fields);
        return publish(management, path, sys);
      }
      const there = await management.read<EntryThere>(path);
      const locale = await management.locale();
      const { sys } = holds(there, locale, fields)
        ? there
        : await management.write<EntryThere>(path, {
            version: there.sys.version,
            body: { fields: inLocale(locale, fields) },
          });
      return publish(management, path, sys);
    },
  };
}

const whatOf = ({ id, contentType }: FirstEntry) => `entry ${id} (${contentType})`;

const pathOf = (management: Management, { id }: FirstEntry) => management.within(`entries/${id}`);

/** Whether the entry itself stands there, and no other for it. */
const isAlone = (standing: readonly EntryThere[], { id }: FirstEntry) =>
  standing.length === 1 && standing[0]?.sys.id === id;

async function begin(management: Management, wanted: FirstEntry, fields: object) {
  return management.write<EntryThere>(pathOf(management, wanted), {
    contentType: wanted.contentType,
    body: { fields: inLocale(await management.locale(), fields) },
  });
}

/** Fields as the management API has them: each by locale. */
export function inLocale(locale: string, fields: object): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, { [locale]: value as unknown }]),
  );
}

/** The entries that already stand for one that the shop reads. */
async function standingFor(
  management: Management,
  { id, contentType, fields, stoodForBy }: FirstEntry,
): Promise<EntryThere[]> {
  if (stoodForBy === 'id') {
    const found = await orNone(management.read<EntryThere>(management.within(`entries/${id}`)));
    return found ? [found] : [];
  }
  const type = await orNone(
    management.read<{ sys: Versions }>(management.within(`content_types/${contentType}`)),
  );
  // Of a type that was never published the vendor lists nothing, and answers 400.
  if (type?.sys.publishedVersion === undefined) return [];
  const { items } = await management.read<{ items: EntryThere[] }>(
    management.within(`entries?content_type=${contentType}&limit=1000`),
  );
  if (stoodForBy === 'any') return items;
  const locale = await management.locale();
  const same = (title: unknown) => String(title).trim().toLowerCase();
  return items.filter((entry) => same(entry.fields.Title?.[locale]) === same(fields.Title));
}
