/** @jest-environment node */
import { cityOfZip } from '@/lib/address/verification/city-of-zip';
import { ownPath } from '@/lib/address/own-path';

describe('the city of a ZIP', () => {
  it.each<[string, Parameters<typeof cityOfZip>[0], string]>([
    [
      'an empty city is filled in',
      { city: '', zip: '55408', givenFor: '', cityInShop: 'Minneapolis' },
      'Minneapolis',
    ],
    [
      'an empty city of no known ZIP stays empty',
      { city: '', zip: '60611', givenFor: '', cityInShop: null },
      '',
    ],
    [
      'while the ZIP is typed nothing moves',
      { city: 'Minneapolis', zip: '606', givenFor: null, cityInShop: null },
      'Minneapolis',
    ],
    [
      'one that was filled in follows',
      { city: 'Minneapolis', zip: '55113', givenFor: null, cityInShop: 'Roseville' },
      'Roseville',
    ],
    [
      'one that was filled in goes where the next is not known',
      { city: 'Minneapolis', zip: '55802', givenFor: null, cityInShop: null },
      '',
    ],
    [
      'one that was filled in goes into another state',
      { city: 'Minneapolis', zip: '60611', givenFor: null, cityInShop: null },
      '',
    ],
    [
      'one typed for this ZIP stays',
      { city: 'Edina', zip: '55408', givenFor: '55408', cityInShop: 'Minneapolis' },
      'Edina',
    ],
    [
      'one typed before any ZIP stays',
      { city: 'Edina', zip: '55408', givenFor: '', cityInShop: 'Minneapolis' },
      'Edina',
    ],
    [
      'one typed for another ZIP follows',
      { city: 'Edina', zip: '55408', givenFor: '55424', cityInShop: 'Minneapolis' },
      'Minneapolis',
    ],
    [
      'one typed for another ZIP of the state stays where nobody knows better',
      { city: 'Duluth', zip: '55803', givenFor: '55802', cityInShop: null },
      'Duluth',
    ],
    [
      'one typed for another ZIP goes into another state',
      { city: 'Duluth', zip: '60611', givenFor: '55802', cityInShop: null },
      '',
    ],
  ])('%s', (_, given, expected) => {
    expect(cityOfZip(given)).toBe(expected);
  });
});

describe('where a save leads back to', () => {
  it.each([
    ['/checkout', '/checkout'],
    ['/cart?x=1#line', '/cart?x=1#line'],
    ['/', '/'],
    ['/a/../cart', '/cart'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/\t/evil.example', null],
    ['/\n/evil.example', null],
    ['/.//evil.example', null],
    ['/a/..//evil.example', null],
    ['https://evil.example', null],
    ['javascript:alert(1)', null],
    ['cart', null],
    ['', null],
    [null, null],
    [undefined, null],
    [`/${'a'.repeat(500)}`, null],
  ])('%j leads to %j', (asked, expected) => {
    expect(ownPath(asked)).toBe(expected);
  });
});
