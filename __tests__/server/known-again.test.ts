/** @jest-environment node */
import { openFront } from './open-front';

const forAll = 'public, max-age=0, s-maxage=900';
const feed = `<?xml version="1.0"?><rss>${'<item/>'.repeat(400)}</rss>`;

describe('an answer of a handler', () => {
  let front: Awaited<ReturnType<typeof openFront>>;
  let body: string;
  let cacheControl: string;
  beforeEach(() => {
    body = feed;
    cacheControl = forAll;
  });
  beforeAll(async () => {
    front = await openFront((_request, response) => {
      response.setHeader('Content-Type', 'application/xml; charset=utf-8');
      response.setHeader('Cache-Control', cacheControl);
      response.end(body);
      return Promise.resolve();
    });
  });
  afterAll(() => front.close());

  const ask = async (headers: Record<string, string> = {}) => {
    const { port } = front;
    const answer = await fetch(`http://127.0.0.1:${port}/feeds/products.xml`, { headers });
    return {
      status: answer.status,
      etag: answer.headers.get('etag'),
      cacheControl: answer.headers.get('cache-control'),
      text: await answer.text(),
    };
  };

  it('that anybody may keep is sent once, and again once it is another', async () => {
    const first = await ask();
    expect([first.status, first.text, first.etag]).toEqual([
      200,
      feed,
      expect.stringMatching(/^W\/"/),
    ]);
    const known = { 'if-none-match': first.etag ?? '' };
    expect(await ask(known)).toEqual({ ...first, status: 304, text: '', etag: expect.anything() });
    body = feed.replace('<item/>', '<item>dearer</item>');
    expect(await ask(known)).toMatchObject({ status: 200, text: body });
  });

  it('that nobody may keep has no name to ask for', async () => {
    cacheControl = 'private, no-store';
    expect(await ask({ 'if-none-match': '*' })).toMatchObject({ status: 200, etag: null });
  });
});
