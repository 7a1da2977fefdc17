/** @jest-environment node */
import type { IncomingMessage } from 'node:http';
import { prepareHeaders } from '@/lib/http/request-headers';

const prepared = (headers: Record<string, string>, trustedHops = 0) => {
  const request = { headers: { ...headers }, socket: { remoteAddress: '192.0.2.1' } };
  const requestId = prepareHeaders(request as unknown as IncomingMessage, trustedHops);
  return { headers: request.headers as Record<string, string>, requestId };
};

describe('headers by which the parts of the shop talk to each other', () => {
  it.each([
    'x-legacy',
    'x-asked-url',
    'x-original-url',
    'x-rewrite-url',
    'traceparent',
    'tracestate',
    'baggage',
    'x-middleware-subrequest',
    'x-middleware-prefetch',
    'x-matched-path',
    'x-invoke-path',
  ])('come from nobody outside: %s', (name) => {
    expect(prepared({ [name]: '/checkout' }).headers).not.toHaveProperty(name);
  });

  it.each(['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for', 'forwarded', 'x-real-ip'])(
    'come from proxies alone: %s',
    (name) => {
      expect(prepared({ [name]: 'evil.example' }).headers).not.toHaveProperty(name);
      expect(prepared({ [name]: 'evil.example' }, 1).headers).toHaveProperty(name);
    },
  );

  it('say what the front says', () => {
    const { headers, requestId } = prepared({
      'x-client-address': '198.51.100.9',
      'x-shop-front': '0',
      accept: 'text/html',
    });
    expect(headers).toEqual({
      'x-client-address': '192.0.2.1',
      'x-shop-front': '1',
      'x-request-id': requestId,
      accept: 'text/html',
    });
  });
});

describe('the ID of a request', () => {
  it.each(['short', 'a'.repeat(65), 'abcdefgh {"level":60}', 'abcdefgh\u2028', '${jndi:x}abc'])(
    'is a new one in place of %j',
    (sent) => {
      const { requestId } = prepared({ 'x-request-id': sent });
      expect(requestId).toMatch(/^[A-Za-z0-9-]{8,64}$/);
      expect(requestId).not.toBe(sent);
    },
  );

  it('is the one a proxy gave it', () => {
    expect(prepared({ 'x-request-id': 'abcdef-12345' }).requestId).toBe('abcdef-12345');
  });
});
