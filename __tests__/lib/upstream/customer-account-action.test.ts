/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const paths: unknown[] = [];
const bodies: unknown[] = [];
let failures = 0;
const service = createServer((request, response) => {
  void text(request).then((body) => {
    paths.push(request.url);
    bodies.push(JSON.parse(body));
    const isFailing = paths.length <= failures;
    response
      .writeHead(isFailing ? 503 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(isFailing ? {} : { data: { xp: { CecsCustomerNumber: 'C-1' } } }));
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  process.env.INTEGRATION_URL = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  process.env.INTEGRATION_ACTION_PATH = '/9f3a1C0b-7e';
});

afterAll(async () => {
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

it('makes a customer known by a call at the path that is configured, and repeats it when it fails (ruling 2)', async () => {
  const { customerAccountAction } = await import('@/lib/upstream/integration/client');
  failures = 1;
  expect((await customerAccountAction('token', 'ana')).CecsCustomerNumber).toBe('C-1');
  expect(paths).toEqual(['/9f3a1C0b-7e', '/9f3a1C0b-7e']);
  expect(bodies).toEqual(
    paths.map(() => ({ CustomerID: 'ana', OMSAccountNumber: '', Action: 'Create' })),
  );
});
