import { parseEnv } from '@/lib/config/env';
import { localPlatform } from '@/lib/config/local-platform';
import type { Database } from '@/services/database/database';
import { createFiles, type Files } from '@/platform/files/app';
import { fileWriter } from '@/services/upstream/file-writer';
import { describeOnServer } from '../support/databases';
import { openReceiver } from './support/hook-receiver';
import { serveApp } from './support/serve';

const { signature, privateSignature } = localPlatform.files;

describeOnServer('blob storage', (engine) => {
  let db: Database;
  let files: Files;
  beforeAll(async () => {
    db = await engine.open();
    files = await createFiles({ db });
    await files.load({ 'redirects.json': '[{"slug":"/old"}]', 'sitemap.xml': '<urlset/>' });
  });

  const put = (
    name: string,
    body: string,
    headers: Record<string, string> = {},
    query: string = signature,
  ) =>
    files.app.request(`/${name}?${query}`, {
      method: 'PUT',
      body,
      headers: { 'x-ms-blob-type': 'BlockBlob', ...headers },
    });

  it('answers a file with its type, whatever guid is asked with', async () => {
    const answer = await files.app.request('/redirects.json?guid=4b1d52');
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toEqual([{ slug: '/old' }]);
    expect((await files.app.request('/sitemap.xml')).headers.get('content-type')).toContain(
      'application/xml',
    );
  });

  it('answers 304 to one who has it, and the new bytes after a write', async () => {
    await put('colors.json', '[1]');
    const etag = (await files.app.request('/colors.json')).headers.get('etag') ?? '';
    expect(
      (await files.app.request('/colors.json', { headers: { 'if-none-match': etag } })).status,
    ).toBe(304);
    expect((await put('colors.json', '[2]')).status).toBe(201);
    const changed = await files.app.request('/colors.json', { headers: { 'if-none-match': etag } });
    expect([changed.status, await changed.text()]).toEqual([200, '[2]']);
    expect(changed.headers.get('last-modified')).toMatch(/GMT$/);
  });

  it.each([
    ['a missing file', '/missing.json'],
    ['a name no database takes', '/%00'],
    ['a folder', '/a/b'],
  ])('answers 404 to %s', async (_, path) => {
    const answer = await files.app.request(path);
    expect([answer.status, answer.headers.get('x-ms-error-code')]).toEqual([404, 'BlobNotFound']);
  });

  it.each([
    ['no signature', '', 403, 'AuthenticationFailed'],
    ['a wrong one', 'sp=rw&sig=wrong', 403, 'AuthenticationFailed'],
    ['half of it', 'sp=rw', 403, 'AuthenticationFailed'],
  ])('refuses a write with %s', async (_, query, status, code) => {
    const answer = await put('guarded.json', '{}', {}, query);
    expect([answer.status, answer.headers.get('x-ms-error-code')]).toEqual([status, code]);
    expect((await files.app.request('/guarded.json')).status).toBe(404);
  });

  it('asks for the kind of blob and a plain name', async () => {
    expect(
      (await put('x.json', '{}', { 'x-ms-blob-type': '' })).headers.get('x-ms-error-code'),
    ).toBe('MissingRequiredHeader');
    expect((await put('..%5Cx', '{}')).headers.get('x-ms-error-code')).toBe('InvalidResourceName');
  });

  it('keeps what each of two has added who both found no file', async () => {
    const server = await serveApp(files.app);
    const { edit } = fileWriter(parseEnv({ FILES_URL: server.origin, FILES_SIGNATURE: signature }));
    const add = (entry: string) =>
      edit('begun.json', (body) => JSON.stringify([...(JSON.parse(body) as string[]), entry]));
    await Promise.all([add('one'), add('other')]);
    const written = (await (await files.app.request('/begun.json')).json()) as string[];
    expect(written.sort()).toEqual(['one', 'other']);
    await server.close();
  });

  it('keeps what each of two has added to a file that is there', async () => {
    await put('shared.json', '[]');
    const server = await serveApp(files.app);
    const { edit } = fileWriter(parseEnv({ FILES_URL: server.origin, FILES_SIGNATURE: signature }));
    const add = (entry: string) =>
      edit('shared.json', (body) => JSON.stringify([...(JSON.parse(body) as string[]), entry]));
    await Promise.all([add('one'), add('other')]);
    const written = (await (await files.app.request('/shared.json')).json()) as string[];
    expect(written.sort()).toEqual(['one', 'other']);
    await server.close();
  });

  it('answers a reader who names no version with an ETag that is no condition', async () => {
    await put('old.json', '0');
    const etagFor = async (headers: Record<string, string>) =>
      (await files.app.request('/old.json', { headers })).headers.get('etag') ?? '';
    const [old, quoted] = [await etagFor({}), await etagFor({ 'x-ms-version': '2021-12-02' })];
    expect(quoted).toBe(`"${old}"`);
    const refused = await put('old.json', '1', { 'if-match': old });
    expect([refused.status, refused.headers.get('x-ms-error-code')]).toEqual([
      400,
      'InvalidHeaderValue',
    ]);
    expect((await put('old.json', '1', { 'if-match': quoted })).status).toBe(201);
  });

  it('lets one of two writers win who read the same state', async () => {
    const first = (await put('raced.json', '0')).headers.get('etag') ?? '';
    const statuses = await Promise.all([
      put('raced.json', '1', { 'if-match': first }),
      put('raced.json', '2', { 'if-match': first }),
    ]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([201, 412]);
    const taken = await put('raced.json', '3', { 'if-none-match': '*' });
    expect([taken.status, taken.headers.get('x-ms-error-code')]).toEqual([
      409,
      'BlobAlreadyExists',
    ]);
  });

  it('keeps any bytes in its private container, for whoever has its signature alone', async () => {
    const bytes = Uint8Array.from([0, 255, 13, 10, 0, 128]);
    const ask = (method: string, query: string = privateSignature, name = 'photo.webp') =>
      files.app.request(`/private/${name}?${query}`, {
        method,
        ...(method === 'PUT' && {
          body: bytes,
          headers: { 'x-ms-blob-type': 'BlockBlob', 'content-type': 'image/webp' },
        }),
      });
    expect((await ask('PUT')).status).toBe(201);
    const answer = await ask('GET');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    for (const query of ['', signature, 'sp=rwd&sig=wrong'])
      for (const method of ['GET', 'PUT', 'DELETE'])
        expect([method, query, (await ask(method, query)).status]).toEqual([method, query, 403]);
    expect((await files.app.request('/photo.webp')).status).toBe(404);
    expect([(await ask('DELETE')).status, (await ask('DELETE')).status]).toEqual([202, 404]);
    expect((await ask('GET')).status).toBe(404);
  });

  it('tells of a write after it, again until it is heard', async () => {
    const receiver = await openReceiver();
    receiver.answers.push(500);
    const told = await createFiles({ db, noticeUrl: `${receiver.url}?code=secret` });
    await told.app.request(`/notice.json?${signature}`, {
      method: 'PUT',
      body: '{}',
      headers: { 'x-ms-blob-type': 'BlockBlob' },
    });
    expect(await told.notices.sendDue()).toBe(0);
    await db.query('update stored_file_notice set due_at = clock_timestamp()');
    expect(await told.notices.sendDue()).toBe(1);
    await receiver.close();
    expect(receiver.calls).toHaveLength(2);
    expect(receiver.calls[1]?.path).toBe('/hooks/content?code=secret');
    expect(JSON.parse(receiver.calls[1]?.body ?? '')).toMatchObject([
      {
        eventType: 'Microsoft.Storage.BlobCreated',
        subject: '/blobServices/default/containers/files/blobs/notice.json',
        data: { api: 'PutBlob', contentLength: 2 },
      },
    ]);
  });
});
