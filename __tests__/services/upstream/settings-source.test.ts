/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseEnv } from '@/lib/config/env';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import { settingsSource } from '@/services/upstream/upstream';
import { UpstreamUnavailable } from '@/services/upstream/unavailable';

describe('the buyer settings of the services (decision 062)', () => {
  let server: Server;
  let answer: { status: number; body: string };
  beforeAll(async () => {
    server = createServer((_, response) => response.writeHead(answer.status).end(answer.body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const source = () =>
    settingsSource(
      parseEnv({
        FILES_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        NODE_ENV: 'test',
      }),
    );

  it.each([
    ['down', 503, ''],
    ['of another shape', 200, '{"xp":1}'],
    ['no JSON', 200, '<html>'],
  ])('never read, the file %s: nothing is calculated by defaults', async (_, status, body) => {
    answer = { status, body };
    await expect(source().get()).rejects.toBeInstanceOf(UpstreamUnavailable);
  });

  it('are asked for again after a failure, and the last good ones stay in use', async () => {
    const settings = source();
    answer = { status: 503, body: '' };
    await expect(settings.get()).rejects.toThrow();
    const { LocalDelivery } = defaultBuyerSettings.Shippers;
    const changed = {
      ...defaultBuyerSettings,
      Shippers: { LocalDelivery: { ...LocalDelivery, SameDayDeliveryCountDownTimer: '11:00' } },
    };
    answer = { status: 200, body: JSON.stringify(changed) };
    const read = await settings.get();
    answer = { status: 503, body: '' };
    settings.drop();
    expect(await settings.get()).toEqual(read);
    answer = { status: 200, body: JSON.stringify(defaultBuyerSettings) };
    settings.drop();
    expect(await settings.get()).not.toEqual(read);
  });
});
