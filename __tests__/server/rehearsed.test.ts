/** @jest-environment node */
import { productionVariables } from '@/__tests__/support/production-variables';
import { openFront } from './open-front';

/** What a page's answer says to search engines and of https, at a shop with these variables. */
async function headersOf(variables: Record<string, string>) {
  const front = await openFront(
    (_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end('<!DOCTYPE html><html lang="en"><head></head><body><h1>Home</h1></body></html>');
      return Promise.resolve();
    },
    undefined,
    variables,
  );
  try {
    const { headers } = await fetch(`http://127.0.0.1:${front.port}/`);
    return [headers.get('x-robots-tag'), headers.get('strict-transport-security')];
  } finally {
    await front.close();
  }
}

describe('search engines, and browsers that would insist on https', () => {
  it.each([
    ['on this machine', {}, [null, null]],
    [
      'under https while it is rehearsed',
      { SHOP_ENV: 'test', SITE_ORIGIN: 'https://shop.example' },
      ['noindex', 'max-age=300'],
    ],
    ['in production', productionVariables, [null, 'max-age=63072000; includeSubDomains']],
  ])('of a shop %s', async (_where, variables, said) => {
    expect(await headersOf(variables)).toEqual(said);
  });
});
