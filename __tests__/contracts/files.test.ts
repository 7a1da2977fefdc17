import { createFiles } from '@/platform/files/app';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/database';

let db: Database;
let files: Awaited<ReturnType<typeof createFiles>>;

beforeAll(async () => {
  db = await openDatabase({});
  files = await createFiles({ db });
  await files.load({ 'redirects.json': '[{"slug":"/old"}]', 'sitemap.xml': '<urlset/>' });
});
afterAll(() => db.close());

describe('blob storage', () => {
  it('answers a file with its type, whatever guid is asked with', async () => {
    const answer = await files.app.request('/redirects.json?guid=4b1d52');
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toEqual([{ slug: '/old' }]);
    expect((await files.app.request('/sitemap.xml')).headers.get('content-type')).toContain('application/xml');
  });

  it('answers 304 to one who has it, and the new bytes after a change', async () => {
    const etag = (await files.app.request('/redirects.json')).headers.get('etag') ?? '';
    expect((await files.app.request('/redirects.json', { headers: { 'if-none-match': etag } })).status).toBe(304);
    await files.load({ 'redirects.json': '[]' });
    const changed = await files.app.request('/redirects.json', { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toBe('[]');
  });

  it.each(['/missing.json', '/%00', '/a/b'])('answers 404 to %s', async (path) => {
    expect((await files.app.request(path)).status).toBe(404);
  });
});
