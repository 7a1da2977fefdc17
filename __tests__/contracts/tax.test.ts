/** @jest-environment node */
import { localPlatform } from '@/lib/config/local-platform';
import { createTax } from '@/platform/tax/app';
import { mapStock } from '@/scripts/back-end/map-stock';

const { app, load } = createTax(localPlatform.tax);
load(mapStock());
const basic = (account: string, licence: string) => ({
  authorization: `Basic ${Buffer.from(`${account}:${licence}`).toString('base64')}`,
});
const account = basic(localPlatform.tax.accountID, localPlatform.tax.licenseKey);
const resolve = (body: object, headers: Record<string, string> = account) =>
  app.request('/api/v2/addresses/resolve', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const address = {
  line1: '100 lake street',
  city: 'minneapolis',
  region: 'MN',
  postalCode: '55408',
  country: 'US',
};

describe('the tax service', () => {
  it.each([
    ['its account', account, true],
    ['another key', basic(localPlatform.tax.accountID, 'wrong'), false],
    ['nobody', {}, false],
  ])('tells %s whether it is let in', async (_, headers, authenticated) => {
    const answer = await app.request('/api/v2/utilities/ping', { headers });
    expect(await answer.json()).toMatchObject({ authenticated });
  });

  it.each([
    ['capitals', {}, '100 LAKE ST', 'MINNEAPOLIS'],
    ['mixed letters where they are asked for', { textCase: 'Mixed' }, '100 Lake St', 'Minneapolis'],
  ])('writes an address in %s', async (_, more, line1, city) => {
    const answer = (await (await resolve({ ...address, ...more })).json()) as object;
    expect(answer).toMatchObject({
      address: { line1: '100 lake street' },
      validatedAddresses: [{ line1, city, region: 'MN', postalCode: '55408-1234' }],
      resolutionQuality: 'Rooftop',
    });
    expect(answer).not.toHaveProperty('messages');
  });

  it('answers a question in the address as it does one in a body', async () => {
    const query = new URLSearchParams(address).toString();
    const answer = await app.request(`/api/v2/addresses/resolve?${query}`, { headers: account });
    expect(await answer.json()).toEqual(await (await resolve(address)).json());
  });

  it('names an error for a street that is none', async () => {
    expect(await (await resolve({ ...address, line1: '12 Nowhere Blvd' })).json()).toMatchObject({
      resolutionQuality: 'NotCoded',
      messages: [{ severity: 'Error' }],
    });
  });

  it.each([
    ['too little', { line1: '100 lake street' }, account, 400, 'InsufficientAddressError'],
    ['a wrong key', address, basic('x', 'y'), 401, 'AuthenticationException'],
  ])('refuses %s', async (_, body, headers, status, code) => {
    const answer = await resolve(body, headers);
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { error: expect.objectContaining({ code }) as object },
    ]);
  });
});
