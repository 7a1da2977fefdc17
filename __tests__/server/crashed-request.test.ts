/** @jest-environment node */
import { logLines } from '@/__tests__/support/log-lines';
import { openFront } from './open-front';

jest.mock(
  'pino',
  () =>
    jest.requireActual<typeof import('@/__tests__/support/log-lines')>(
      '@/__tests__/support/log-lines',
    ).inMemory,
);

it('a request the framework crashes on is answered, and logged by its code and place', async () => {
  const typed = 'no city of "Leave it\nat 12 Main St, ask for Ana"';
  const front = await openFront((request, response) => {
    if (request.url?.startsWith('/api/inner/')) {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"exists":true}');
      return Promise.resolve();
    }
    return Promise.reject(Object.assign(new Error(typed), { code: 'ECONNREFUSED' }));
  });
  const { status } = await fetch(`http://127.0.0.1:${front.port}/c/flowers`);
  await front.close();
  expect(status).toBe(503);
  const lines = logLines.filter((line) => line.includes('request failed'));
  expect(lines).toEqual([expect.stringContaining('"detail":"Error | ECONNREFUSED | at ')]);
  expect(logLines.join()).not.toMatch(/Main St|Ana/);
});
