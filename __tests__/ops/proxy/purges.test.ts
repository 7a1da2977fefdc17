/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPurges } from '@/ops/proxy/purges.mjs';

/** A kept answer as nginx writes it: its own head, the key, the headers, the page. */
const kept = (tags: string, body = '<p>page</p>') =>
  `\u0003\u0000\u0000\nKEY: br:/p/1\nHTTP/1.1 200 OK\r\nContent-Type: text/html\r\n${tags}\r\n\r\n${body}`;

describe('the purges of the caching proxy', () => {
  const key = 'a key of ours';
  let folder: string;
  let server: Server;
  let url: string;
  const post = (body: string, bearer = key) =>
    fetch(url, { method: 'POST', body, headers: { authorization: `Bearer ${bearer}` } });
  const left = async () => (await readdir(folder)).sort();

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pages-'));
    for (const [name, text] of Object.entries({
      home: kept('Cache-Tag: products,categories,path:/'),
      product: kept('Cache-Tag: product:1,path:/p/1'),
      article: kept('Cache-Tag: content', 'Cache-Tag: product:1'),
      script: kept('Cache-Control: public, max-age=31536000'),
    }))
      await writeFile(join(folder, name), text, 'latin1');
    server = createPurges({ folder, key });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterEach(async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true, force: true });
  });

  it('ends the pages whose headers name a tag, and no other', async () => {
    expect((await post('{"tags":["product:1","categories"]}')).status).toBe(204);
    expect(await left()).toEqual(['article', 'script']);
  });

  it('takes a tag whole, not as a part of another', async () => {
    expect((await post('{"tags":["product","path:/p"]}')).status).toBe(204);
    expect(await left()).toHaveLength(4);
  });

  it.each([
    ['another key', '{"tags":["content"]}', 'another', 401],
    ['no JSON', 'tags', key, 400],
    ['no list', '{"tags":"content"}', key, 400],
    ['no words', '{"tags":[1]}', key, 400],
    ['more than it reads', `{"tags":["content","${'x'.repeat(1024 * 1024)}"]}`, key, 400],
  ])('refuses %s', async (_, body, bearer, status) => {
    expect((await post(body, bearer)).status).toBe(status);
    expect(await left()).toHaveLength(4);
  });

  it('says that it failed when there is no such folder, so that it is asked again', async () => {
    await rm(folder, { recursive: true });
    expect((await post('{"tags":["content"]}')).status).toBe(500);
  });

  it('says that it lives', async () => {
    expect((await fetch(`${url}livez`)).status).toBe(200);
  });
});
