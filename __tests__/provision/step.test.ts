/** @jest-environment node */
import { changeOf, findingOf } from '@/provision/step';

const wanted = {
  Name: 'Shop',
  Active: true,
  Roles: ['Shopper', 'MeAdmin'],
  WebhookRoutes: [
    { Route: 'v1/products', Verb: 'POST' },
    { Route: 'v1/specs', Verb: 'PUT' },
  ],
  PasswordConfig: { MinimumCharacterCount: 10 },
  ClientSecret: undefined,
};

describe('what is found of something that is wanted', () => {
  it.each<[string, object | null, ReturnType<typeof findingOf>]>([
    ['nothing', null, { is: 'missing' }],
    ['the same', wanted, { is: 'there' }],
    ['more than was asked for', { ...wanted, xp: { ours: 1 }, ID: 'x' }, { is: 'there' }],
    [
      'its lists in another order, their members too',
      {
        ...wanted,
        Roles: ['MeAdmin', 'Shopper'],
        WebhookRoutes: [
          { Verb: 'PUT', Route: 'v1/specs' },
          { Verb: 'POST', Route: 'v1/products' },
        ],
      },
      { is: 'there' },
    ],
    ['unset as null', { ...wanted, ClientSecret: null }, { is: 'there' }],
    [
      'a member of a list with a null',
      { ...wanted, WebhookRoutes: wanted.WebhookRoutes.map((each) => ({ ...each, Note: null })) },
      { is: 'there' },
    ],
    [
      'a further role',
      { ...wanted, Roles: ['Shopper', 'MeAdmin', 'FullAccess'] },
      { is: 'different', fields: ['Roles'] },
    ],
    [
      'a role twice',
      { ...wanted, Roles: ['Shopper', 'Shopper'] },
      { is: 'different', fields: ['Roles'] },
    ],
    ['a list unset', { ...wanted, Roles: null }, { is: 'different', fields: ['Roles'] }],
    ['text for a flag', { ...wanted, Active: 'true' }, { is: 'different', fields: ['Active'] }],
    [
      'set what is to be unset',
      { ...wanted, ClientSecret: 'x' },
      { is: 'different', fields: ['ClientSecret'] },
    ],
    [
      'more inside an object',
      { ...wanted, PasswordConfig: { MinimumCharacterCount: 10, LockoutDuration: 5 } },
      { is: 'there' },
    ],
    [
      'other inside an object',
      { ...wanted, PasswordConfig: { MinimumCharacterCount: 8 } },
      { is: 'different', fields: ['PasswordConfig'] },
    ],
    [
      'two fields',
      { ...wanted, Name: '', Active: false },
      { is: 'different', fields: ['Name', 'Active'] },
    ],
  ])('%s', (_name, found, expected) => {
    expect(findingOf(wanted, found)).toEqual(expected);
  });

  it('is written as far as it differs, and whole where nothing is there', () => {
    const { Name, Active } = wanted;
    expect(changeOf(wanted, { is: 'different', fields: ['Name', 'Active'] })).toEqual({
      Name,
      Active,
    });
    expect(changeOf(wanted, { is: 'missing' })).toEqual(wanted);
  });
});
