/** @jest-environment node */
import { createServer, get, Agent, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createProbes } from '@/lib/core/process/probes';
import { drain, sendAway, whyNotListen } from '@/lib/core/process/server-life';
import { innerOrigin } from '@/lib/http/inner-fetch';
import { openFront } from './open-front';

describe('a server that is sent away', () => {
  it('takes requests and asks for the end of their connections; then finishes what is under way and refuses the rest', async () => {
    let letGo = () => {};
    const server = createServer((request, response) => {
      if (request.url === '/slow') letGo = () => response.end('late');
      else response.end('at once');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (path: string, options: object = { agent }) =>
      new Promise<{ response: IncomingMessage; body: string }>((resolve, reject) => {
        get({ port, host: '127.0.0.1', path, ...options }, (response) => {
          let body = '';
          response.on('data', (part) => (body += String(part)));
          response.on('end', () => resolve({ response, body }));
        }).on('error', reject);
      });

    expect((await ask('/')).response.headers.connection).toBe('keep-alive');
    sendAway(server);
    const last = await ask('/');
    expect([last.body, last.response.headers.connection]).toEqual(['at once', 'close']);
    expect((await ask('/')).body).toBe('at once');

    const slow = ask('/slow', {});
    await new Promise<void>((resolve) => server.once('request', () => resolve()));
    const ended = drain(server);
    await expect(ask('/', {})).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    letGo();
    expect((await slow).body).toBe('late');
    await ended;
    agent.destroy();
  });

  it.each([
    ['EADDRINUSE', 'Port 4100 is taken. Set PORT to a free one.'],
    ['EADDRNOTAVAIL', 'HOST is 10.9.8.7, which is no address of this machine.'],
    ['EACCES', 'as it was'],
  ])('says at %s what to set', (code, message) => {
    const error = Object.assign(new Error('as it was'), { code });
    const { message: told } = whyNotListen(error, {
      host: '10.9.8.7',
      port: 4100,
      variable: 'PORT',
    });
    expect(told).toBe(message);
  });
});

describe('the probes of the front', () => {
  it('are answered before anything else, and draining is told', async () => {
    const probes = createProbes('storefront', { pages: { needed: true, ask: () => true } });
    const front = await openFront(
      () => Promise.reject(new Error('no page is asked')),
      undefined,
      {},
      undefined,
      probes,
    );
    const status = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${front.port}${path}`);
      return [response.status, ((await response.json()) as { status: string }).status];
    };
    expect(await status('/livez')).toEqual([200, 'ok']);
    expect(await status('/readyz')).toEqual([200, 'ready']);
    probes.drain();
    expect(await status('/readyz')).toEqual([503, 'draining']);
    await front.close();
  });

  it.each([
    [undefined, 'http://127.0.0.1:3000'],
    ['0.0.0.0', 'http://127.0.0.1:3000'],
    ['10.0.0.4', 'http://10.0.0.4:3000'],
    ['fd00::4', 'http://[fd00::4]:3000'],
  ])('with HOST %s the front finds itself at %s', (HOST, origin) => {
    expect(innerOrigin({ HOST, PORT: 3000 })).toBe(origin);
  });
});
