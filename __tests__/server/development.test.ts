/** @jest-environment node */
import { createServer, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { toHotReload } from '@/server/open-server';
import { openFront } from './open-front';

const filled = 'a'.repeat(4096);
const page = (text: string) =>
  `<!DOCTYPE html><html lang="en"><body><h1>${text}</h1><p>${filled}</p><script>self.__next_r="RVRtA-1";var __nextHmrInitialVersion="0";</script></body></html>`;
const hotReload = '/_next/hmr?id=1';
let inner: Server;
const fronts: Record<string, Awaited<ReturnType<typeof openFront>>> = {};

beforeAll(async () => {
  inner = createServer().on('upgrade', (_, socket) =>
    socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
  );
  for (const mode of ['development', 'production']) {
    fronts[mode] = await openFront(
      (asked, response) => {
        const isThere = asked.url === '/' || asked.url?.startsWith('/missing-view/');
        const html = isThere
          ? page(asked.url === '/' ? 'Lilac & Loam' : '404: Page Not Found')
          : '<!DOCTYPE html><html data-page="unmatched"></html>';
        return Promise.resolve(
          void response
            .writeHead(isThere ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
            .end(html),
        );
      },
      undefined,
      { NODE_ENV: mode },
      mode === 'development' ? toHotReload(inner) : undefined,
    );
  }
});
afterAll(() => Promise.all(Object.values(fronts).map((front) => front.close())));

const portOf = (mode: string) => fronts[mode]?.port ?? 0;

function get(
  mode: string,
  path: string,
): Promise<{ status: number; headers: Record<string, unknown>; body: string }> {
  return new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port: portOf(mode), path, headers: { 'accept-encoding': 'br' } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts).toString(),
          }),
        );
      },
    )
      .once('error', reject)
      .end();
  });
}

function upgraded(mode: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: portOf(mode), host: '127.0.0.1' }, () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      ),
    );
    socket.once('data', (data) => {
      resolve(Number(data.toString().split(' ')[1]));
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

describe('the front of a development build', () => {
  it('answers as in production: a policy, the usual headers, a whole 404', async () => {
    for (const [path, status, text] of [
      ['/', 200, 'Lilac & Loam'],
      ['/no-such', 404, '404: Page Not Found'],
    ] as const) {
      const [here, there] = [await get('development', path), await get('production', path)];
      expect([here.status, there.status]).toEqual([status, status]);
      expect(here.body).toContain(text);
      const kept = (headers: Record<string, unknown>) =>
        Object.keys(headers)
          .filter(
            (name) =>
              ![
                'content-encoding',
                'content-security-policy-report-only',
                'etag',
                'connection',
                'keep-alive',
                'date',
              ].includes(name),
          )
          .sort();
      expect(kept(here.headers)).toEqual(kept(there.headers));
      expect(here.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    }
  });

  it('lets the policy have eval and the window of errors its styles, and nothing else beside production’s', async () => {
    const [here, there] = await Promise.all(
      ['development', 'production'].map(async (mode) =>
        String((await get(mode, '/')).headers['content-security-policy']).split('; '),
      ),
    );
    const more = here!.flatMap((directive, index) =>
      directive
        .split(' ')
        .filter((source) => !there![index]!.split(' ').includes(source))
        .map((source) => `${directive.split(' ')[0]} ${source}`),
    );
    expect(more).toEqual(["script-src 'unsafe-eval'", "style-src 'unsafe-inline'"]);
    expect(there!.join()).not.toContain('unsafe-eval');
  });

  it('compresses nothing', async () => {
    expect([
      (await get('development', '/')).headers['content-encoding'],
      (await get('production', '/')).headers['content-encoding'],
    ]).toEqual([undefined, 'br']);
  });

  it('passes hot reload on and ends every other upgrade; production ends all', async () => {
    expect(
      await Promise.all([
        upgraded('development', hotReload),
        upgraded('development', '/_next/hmrx'),
        upgraded('development', '/'),
        upgraded('production', hotReload),
      ]),
    ).toEqual([101, 400, 400, 400]);
  });
});
