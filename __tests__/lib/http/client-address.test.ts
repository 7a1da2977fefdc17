/** @jest-environment node */
import type { IncomingMessage } from 'node:http';
import { parseEnv } from '@/lib/config/env';
import { countedAddress } from '@/lib/core/ip-address';
import { clientAddressOf } from '@/lib/http/client-address';
import { prepareHeaders } from '@/lib/http/request-headers';

const socket = '10.0.0.7';

describe('the client’s address', () => {
  it.each<[header: string | undefined, hops: number, address: string]>([
    [undefined, 0, socket],
    ['203.0.113.9', 0, socket],
    ['203.0.113.9', 1, '203.0.113.9'],
    ['198.51.100.1, 203.0.113.9', 1, '203.0.113.9'],
    ['198.51.100.1, 203.0.113.9', 2, '198.51.100.1'],
    ['1.1.1.1,198.51.100.1 ,203.0.113.9', 2, '198.51.100.1'],
    ['203.0.113.9', 2, socket],
    ['6.6.6.6, 198.51.100.1, 203.0.113.9, 203.0.113.10', 3, '198.51.100.1'],
    ['6.6.6.6, [2001:db8::1]:443, 203.0.113.9:80, ::ffff:203.0.113.10', 3, '2001:db8::1'],
    ['6.6.6.6, forged, 203.0.113.9, 203.0.113.10', 3, socket],
    ['198.51.100.1, 203.0.113.9', 3, socket],
    ['203.0.113.9:50123', 1, '203.0.113.9'],
    ['2001:db8::1', 1, '2001:db8::1'],
    ['[2001:DB8:0:0::1]:443', 1, '2001:db8::1'],
    ['[2001:db8::1]', 1, '2001:db8::1'],
    ['::ffff:203.0.113.9', 1, '203.0.113.9'],
    ['::ffff:cb00:7109', 1, '203.0.113.9'],
    ['[::ffff:203.0.113.9]:80', 1, '203.0.113.9'],
    ['fe80::1%eth0', 1, 'fe80::1'],
    ['203.0.113.256', 1, socket],
    ['203.0.113', 1, socket],
    ['0x7f.0.0.1', 1, socket],
    ['203.0.113.9:port', 1, socket],
    ['203.0.113.9:1:2', 1, socket],
    ['2001:db8::1::2', 1, socket],
    ['[2001:db8::1', 1, socket],
    ['unknown', 1, socket],
    ['_hidden', 1, socket],
    ['203.0.113.9, ', 1, socket],
    ['', 1, socket],
    ['"><script>', 1, socket],
  ])('%p behind %i proxies is %s', (header, hops, address) => {
    expect(clientAddressOf(header, `::ffff:${socket}`, hops)).toBe(address);
  });

  it('is unknown where even the socket has none', () => {
    expect([clientAddressOf('no', undefined, 1), clientAddressOf(undefined, '', 0)]).toEqual([
      'unknown',
      'unknown',
    ]);
  });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['unknown', 'unknown'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['2001:db8:0:0:ffff::', '2001:db8::/64'],
    ['::1', '::/64'],
  ])('%s counts as %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted);
  });

  it('replaces what a client writes itself; without a proxy nothing of one is believed', () => {
    const request = {
      headers: {
        'x-client-address': '1.2.3.4',
        'x-forwarded-for': '5.6.7.8:99',
        forwarded: 'for=5.6.7.8',
      },
      socket: { remoteAddress: socket },
    } as unknown as IncomingMessage;
    prepareHeaders(request, 1);
    expect(request.headers).toMatchObject({
      'x-client-address': '5.6.7.8',
      forwarded: 'for=5.6.7.8',
    });
    prepareHeaders(request, 0);
    expect(request.headers).toEqual({
      'x-client-address': socket,
      'x-shop-front': '1',
      'x-request-id': expect.any(String),
    });
  });

  it.each([
    ['0', 0],
    ['1', 1],
    ['2', 2],
    ['true', 1],
    ['false', 0],
    ['', 0],
  ])('TRUST_PROXY=%s trusts %i', (text, hops) => {
    expect(parseEnv({ TRUST_PROXY: text }).TRUST_PROXY).toBe(hops);
  });

  it.each(['-1', '1.5', 'yes', '10'])('TRUST_PROXY=%s is refused', (text) => {
    expect(() => parseEnv({ TRUST_PROXY: text })).toThrow(/TRUST_PROXY/);
  });
});
