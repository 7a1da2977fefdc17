/** @jest-environment node */
import { localPlatform } from '@/lib/config/local-platform';
import { createTax } from '@/platform/tax/app';
import { mapStock, taxedPlaces } from '@/scripts/back-end/map-stock';

const { app, load, transactions } = createTax(localPlatform.tax);
load(mapStock(), taxedPlaces());
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

  it.each([
    ['a state', '?region=MN', 126],
    ['all', '', 126],
    ['a state it does not know', '?region=WI', 1],
  ])('tells the rates of %s by ZIP, in the documented columns', async (_, query, lines) => {
    const answer = await app.request(`/api/v2/taxratesbyzipcode/download/2026-11-20${query}`, {
      headers: account,
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv']);
    const rows = (await answer.text()).trimEnd().split('\r\n');
    expect(rows).toHaveLength(lines);
    expect(rows[0]).toBe(
      'ZIP_CODE,STATE_ABBREV,COUNTY_NAME,CITY_NAME,STATE_SALES_TAX,STATE_USE_TAX,COUNTY_SALES_TAX,COUNTY_USE_TAX,CITY_SALES_TAX,CITY_USE_TAX,TOTAL_SALES_TAX,TOTAL_USE_TAX,TAX_SHIPPING_ALONE,TAX_SHIPPING_AND_HANDLING_TOGETHER',
    );
    if (lines > 1)
      expect(rows).toContain(
        '55408,MN,,MINNEAPOLIS,0.068750,0.068750,0.000000,0.000000,0.021500,0.021500,0.090250,0.090250,Y,Y',
      );
  });

  it('tells nobody its rates who is not let in', async () => {
    const answer = await app.request('/api/v2/taxratesbyzipcode/download/2026-11-20');
    expect(answer.status).toBe(401);
  });

  it.each([
    ["companyCode eq 'LOCALSHOP'", 1],
    ["companyCode eq 'OTHER'", 0],
  ])('finds companies by %s', async (filter, count) => {
    const answer = await app.request(`/api/v2/companies?$filter=${encodeURIComponent(filter)}`, {
      headers: account,
    });
    expect(await answer.json()).toMatchObject({ '@recordsetCount': count });
  });

  const post = (path: string, body: object) =>
    app.request(`/api/v2${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...account },
      body: JSON.stringify(body),
    });
  const sale = (code: string, change: object = {}) => ({
    code,
    type: 'SalesInvoice',
    companyCode: localPlatform.tax.companyCode,
    date: '2026-11-20',
    customerCode: 'c1',
    commit: true,
    lines: [
      {
        number: '1',
        amount: 100,
        taxOverride: { type: 'TaxAmount', taxAmount: 9.03, reason: 'x' },
      },
      {
        number: '2',
        amount: 14.99,
        taxOverride: { type: 'TaxAmount', taxAmount: 1.35, reason: 'x' },
      },
    ],
    ...change,
  });
  const codeOf = async (answer: Response) =>
    ((await answer.json()) as { error: { code: string } }).error.code;

  it('records a sale once, tells it by its code, and voids it once', async () => {
    const first = await post('/transactions/create', sale('L1'));
    expect([first.status, await first.json()]).toEqual([
      201,
      expect.objectContaining({
        status: 'Committed',
        totalAmount: 114.99,
        totalTax: 10.38,
      }) as object,
    ]);
    const again = await post('/transactions/create', sale('L1'));
    expect(await again.json()).toMatchObject({
      error: { code: 'GetTaxError', details: [{ number: 300, faultSubCode: 'DocStatusError' }] },
    });
    const path = `/companies/${localPlatform.tax.companyCode}/transactions/L1`;
    const read = await app.request(`/api/v2${path}`, { headers: account });
    expect(await read.json()).toMatchObject({ code: 'L1', totalTax: 10.38 });
    expect(await (await post(`${path}/void`, { code: 'DocVoided' })).json()).toMatchObject({
      status: 'Cancelled',
    });
    const voided = await post(`${path}/void`, { code: 'DocVoided' });
    expect(await codeOf(voided)).toBe('TransactionAlreadyCancelled');
    expect((await post('/transactions/create', sale('L1'))).status).toBe(400);
    expect(transactions().filter(({ code }) => code === 'L1')).toHaveLength(1);
  });

  it.each([
    ['another company', sale('L2', { companyCode: 'OTHER' }), 'CompanyNotFoundError'],
    ['no line', sale('L2', { lines: [] }), 'ValueRequiredError'],
    ['no customer', sale('L2', { customerCode: '' }), 'ValueRequiredError'],
    ['a code that is too long', sale('L'.repeat(51)), 'ValueRequiredError'],
    ['a return of what was sold', sale('L2', { type: 'ReturnInvoice' }), 'RangeError'],
  ])('records nothing with %s', async (_, body, code) => {
    expect(await codeOf(await post('/transactions/create', body))).toBe(code);
  });

  it.each(['', '/void'])('knows no transaction that is not there%s', async (rest) => {
    const path = `/companies/${localPlatform.tax.companyCode}/transactions/none${rest}`;
    const answer = rest
      ? await post(path, { code: 'DocVoided' })
      : await app.request(`/api/v2${path}`, { headers: account });
    expect([answer.status, await codeOf(answer)]).toEqual([404, 'EntityNotFoundError']);
  });
});
