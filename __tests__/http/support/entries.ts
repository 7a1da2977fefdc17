import { setTimeout as delay } from 'node:timers/promises';
import { request } from './request';
import { contentManagement } from './vendors';

/** Fields of an entry by name, as they are in American English. */
export type PlainFields = Record<string, unknown>;

const entries = () => contentManagement().entry;

/** Makes an entry of a test's own, as a draft or published. */
export async function createEntry(
  contentTypeId: string,
  entryId: string,
  fields: PlainFields,
  { publish = true } = {},
): Promise<void> {
  const draft = await entries().createWithId(
    { contentTypeId, entryId },
    { fields: localised(fields) },
  );
  if (publish) await entries().publish({ entryId }, draft);
}

/** Changes fields of an entry: of its draft alone, or published at once. Answers the fields as they were. */
export async function changeEntry(
  entryId: string,
  fields: PlainFields,
  { publish = true } = {},
): Promise<PlainFields> {
  const entry = await entries().get({ entryId });
  const before = Object.fromEntries(
    Object.keys(fields).map((name) => [
      name,
      (entry.fields as Record<string, Record<string, unknown> | undefined>)[name]?.['en-US'],
    ]),
  );
  const changed = await entries().update(
    { entryId },
    { ...entry, fields: { ...entry.fields, ...localised(fields) } },
  );
  if (publish) await entries().publish({ entryId }, changed);
  return before;
}

/** Takes an entry away, published or not. */
export async function deleteEntry(entryId: string): Promise<void> {
  const entry = await entries().get({ entryId });
  if (entry.sys.publishedVersion) await entries().unpublish({ entryId });
  await entries().delete({ entryId });
}

/** Waits until a page answers 200 and its document is as wanted, and gives the document. */
export async function pageWith(
  path: string,
  wanted: (html: string) => boolean,
  withinMs = 5000,
): Promise<string> {
  const started = performance.now();
  for (;;) {
    const { status, body } = await request(path);
    if (status === 200 && wanted(body)) return body;
    if (performance.now() - started > withinMs)
      throw new Error(`${path} is not as wanted after ${withinMs} ms: ${status}`);
    await delay(50);
  }
}

function localised(fields: PlainFields): Record<string, { 'en-US': unknown }> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }]),
  );
}
