/** @jest-environment node */
import { createHmac, randomUUID } from 'node:crypto';
import { describeOnServer } from '@/__tests__/support/databases';
import { endlessBody } from '@/__tests__/support/endless-body';
import { securityEvent } from '@/lib/security/security-log';
import { listeningHouse } from './listening-house';

jest.mock('@/lib/security/security-log', () => ({ securityEvent: jest.fn() }));

describeOnServer('webhooks, signed or not', (engine) => {
  const house = listeningHouse(engine);
  const { post, commerceHook, contentHook } = house;

  it.each([
    ['commerce without a signature', () => post('/webhooks/commerce', '{}', {})],
    [
      'commerce with another key',
      () =>
        commerceHook(
          'v1/products/{productID}',
          { productID: 'x' },
          'log',
          'another key of sixteen',
        ),
    ],
    ['content without a signature', () => post('/webhooks/content', '{}', {})],
    ['content with another secret', () => contentHook('x', { secret: 'y'.repeat(64) })],
    ['content of ten minutes ago', () => contentHook('x', { at: Date.now() - 600_000 })],
    ['content of ten minutes ahead', () => contentHook('x', { at: Date.now() + 600_000 })],
  ])('takes nothing from %s', async (_, send) => {
    expect(await send()).toEqual([401, 'unsigned']);
    expect(await house.indexer.worker.drain()).toBe(0);
  });

  it.each(['commerce', 'content', 'messages', 'payments'])(
    'has a line in the security log for what comes to %s unsigned',
    async (sender) => {
      jest.mocked(securityEvent).mockClear();
      expect(await post(`/webhooks/${sender}`, '{}', {})).toEqual([401, 'unsigned']);
      expect(jest.mocked(securityEvent).mock.calls).toEqual([
        ['foreign-token', { reason: `unsigned-${sender}` }],
      ]);
    },
  );

  it.each(['/webhooks/commerce', '/webhooks/content'])(
    '%s takes no more than 1 MB of a body that does not say its length',
    async (path) => {
      const { body, read } = endlessBody();
      const answer = await house.receivers.request(path, {
        method: 'POST',
        headers: { 'transfer-encoding': 'chunked' },
        body,
        duplex: 'half',
      } as RequestInit);
      expect([answer.status, read() <= (1024 + 3 * 64) * 1024]).toEqual([413, true]);
    },
  );

  it('takes what was signed with the secret before, while it is set', async () => {
    const [key, secret] = [
      house.env.COMMERCE_WEBHOOK_KEY_PREVIOUS,
      house.env.CONTENT_WEBHOOK_SECRET_PREVIOUS,
    ];
    expect([
      await commerceHook('v1/me', {}, randomUUID(), key),
      await contentHook('x', { secret: secret! }),
    ]).toEqual([
      [200, 'accepted'],
      [200, 'accepted'],
    ]);
    await house.indexer.worker.drain();
  });

  it('answers a signed text that is no webhook, and one nobody needs to look at', async () => {
    const signed = (body: string) =>
      post('/webhooks/commerce', body, {
        'x-oc-hash': createHmac('sha256', house.env.COMMERCE_WEBHOOK_KEY)
          .update(body)
          .digest('base64'),
      });
    expect([
      await signed('{"Route":'),
      await signed('[]'),
      await commerceHook('v1/me', {}),
    ]).toEqual([
      [400, 'unreadable'],
      [400, 'unreadable'],
      [200, 'accepted'],
    ]);
    expect(await house.indexer.worker.drain()).toBe(0);
  });
});
