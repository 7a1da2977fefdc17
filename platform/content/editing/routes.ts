import { Hono, type Context } from 'hono';
import { ContentFault } from '../fault';
import { fieldsOf, type ContentField } from '../resources';
import type { ContentSpace } from '../space';
import { fieldText, fieldValue } from './field-form';
import { formPage, listPage, typeOf } from './pages';

/** The editing pages for people trying the embedded platform: a list of entries, a form for each, drafts and publication. */
export function editingRoutes(space: ContentSpace): Hono {
  const shapeOf = (id: string) => {
    const draft = space.draft('entries', id);
    const type = space.preview.contentTypes.get(typeOf(draft));
    return { draft, fields: type ? fieldsOf(type) : [] };
  };
  const stored = (id: string) => {
    const { draft, fields } = shapeOf(id);
    return {
      draft,
      fields,
      texts: Object.fromEntries(
        fields.map((field) => [field.id, fieldText(field, draft.resource.fields[field.id])]),
      ),
    };
  };
  return new Hono()
    .get('/edit', (c) => {
      const chosen = c.req.query('type') ?? null;
      const drafts = space
        .all('entries')
        .filter((draft) => chosen === null || typeOf(draft) === chosen);
      return c.html(listPage(drafts, space.preview.contentTypes.all(), chosen));
    })
    .get('/edit/:id', (c) => c.html(formPage(stored(c.req.param('id')))))
    .post('/edit/:id', async (c) => {
      if (!isOwnPage(c))
        throw new ContentFault(403, 'AccessDenied', 'Forms are taken from the editing page only.');
      const id = c.req.param('id');
      const form = await c.req.formData();
      const { draft, fields } = shapeOf(id);
      const texts = Object.fromEntries(
        fields.map((field) => [field.id, String(form.get(`field-${field.id}`) ?? '')]),
      );
      try {
        const note = await act(space, {
          id,
          action: String(form.get('action')),
          version: Number(form.get('version')),
          fields,
          texts,
        });
        return c.html(formPage({ ...stored(id), note }));
      } catch (error) {
        if (!(error instanceof ContentFault)) throw error;
        return c.html(formPage({ draft, fields, texts, wrong: inWords(error) }), error.status);
      }
    });
}

interface Act {
  id: string;
  action: string;
  version: number;
  fields: readonly ContentField[];
  texts: Record<string, string>;
}

async function act(
  space: ContentSpace,
  { id, action, version, fields, texts }: Act,
): Promise<string> {
  if (action === 'unpublish') {
    await space.unpublish('entries', id);
    return 'Unpublished. The draft is kept.';
  }
  const values = fields.map(
    (field) => [field.id, fieldValue(field, texts[field.id] ?? '')] as const,
  );
  const wrong = values.flatMap(([, value]) => (value.ok ? [] : [value.error]));
  if (wrong.length > 0) throw new ContentFault(422, 'InvalidEntry', wrong.join('\n'));
  const kept = Object.fromEntries(
    values.flatMap(([name, value]) =>
      value.ok && value.value !== undefined ? [[name, value.value]] : [],
    ),
  );
  const saved = await space.save('entries', id, version, kept);
  if (action !== 'publish') return 'Draft saved.';
  await space.publish('entries', id, saved.version);
  return 'Published.';
}

/** Browsers say where a form came from; nobody else's page may send one. */
function isOwnPage(c: Context): boolean {
  const origin = c.req.header('origin');
  return (
    origin === undefined ||
    (URL.canParse(origin) &&
      new URL(origin).host === (c.req.header('host') ?? new URL(c.req.url).host))
  );
}

function inWords(fault: ContentFault): string {
  if (fault.id === 'VersionMismatch')
    return 'Somebody else saved this entry meanwhile. Your text is still here: open the entry in another window, compare, and save it there.';
  const errors = (fault.details?.errors ?? []) as {
    path?: string[];
    details?: string;
    link?: { id?: string };
  }[];
  return [
    fault.message,
    ...errors.map(
      ({ path, details, link }) =>
        `${path?.[1] ?? ''}: ${details ?? `the link to ${link?.id ?? ''} leads nowhere.`}`,
    ),
  ].join('\n');
}
