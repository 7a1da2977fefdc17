/** @jest-environment node */
import { productionVariables } from '@/__tests__/support/production-variables';
import { openFront } from './open-front';

const types: Record<string, string> = {
  '/': 'text/html; charset=utf-8',
  '/data': 'text/x-component',
  '/api/health': 'application/json',
};

/** Which of the framework's headers an answer has, at a shop with these variables. */
const kept = async (
  variables: Record<string, string>,
  path: string,
  headers: Record<string, string> = {},
) => {
  const front = await openFront(
    (_request, response) => {
      response.setHeader('Content-Type', types[path] ?? '');
      for (const name of ['x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time'])
        response.setHeader(name, '1');
      response.end('<!DOCTYPE html><html lang="en"><head></head><body><h1>Home</h1></body></html>');
      return Promise.resolve();
    },
    undefined,
    variables,
  );
  const answer = await fetch(`http://127.0.0.1:${front.port}${path}`, { headers });
  await answer.text();
  await front.close();
  return [...answer.headers.keys()].filter((name) => name.startsWith('x-nextjs-'));
};

describe("the framework's own headers", () => {
  it.each(['/', '/api/health'])('are not told of %s in production', async (path) => {
    expect(await kept(productionVariables, path)).toEqual([]);
  });

  it("stay on what the framework's router asks for, but for what it does not read", async () => {
    expect(await kept(productionVariables, '/data', { rsc: '1' })).toEqual([
      'x-nextjs-prerender',
      'x-nextjs-stale-time',
    ]);
  });

  it('stay where the shop is built and tested', async () => {
    expect(await kept({}, '/')).toHaveLength(3);
  });
});
