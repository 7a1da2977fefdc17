/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getFrom } from '@/scripts/seo/get';

/** Answers the first request of a connection and cuts it at the second, as a server does whose patience has just ended. */
function cutsAtTheSecond(): Server {
  const seen = new WeakSet();
  return createServer((request, response) => {
    if (seen.has(request.socket)) return request.socket.resetAndDestroy();
    seen.add(request.socket);
    response.end(request.url);
  });
}

async function started(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('asking a shop over kept connections', () => {
  it('asks once more where the kept connection was closed meanwhile', async () => {
    const server = cutsAtTheSecond();
    const { get, close } = getFrom(await started(server));
    const answers = [];
    for (const path of ['/a', '/b', '/c']) answers.push(String((await get(path)).body));
    expect(answers).toEqual(['/a', '/b', '/c']);
    close();
    server.close();
  });

  it('says so where a new connection is cut', async () => {
    const server = createServer((request) => request.socket.resetAndDestroy());
    const { get, close } = getFrom(await started(server));
    await expect(get('/')).rejects.toThrow(/hang up|ECONNRESET/);
    close();
    server.close();
  });
});
