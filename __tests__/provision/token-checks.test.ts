/** @jest-environment node */
import { signatureCheck } from '@/provision/doctor/others';
import { heardCheck, type Sender } from '@/provision/doctor/heard';
import { typeChecks } from '@/provision/doctor/contentful';
import {
  clockCheck,
  issuerChecks,
  lifeCheck,
  readToken,
  roleChecks,
} from '@/provision/doctor/token-checks';

const at = new Date('2026-11-26T12:00:00Z');
const states = (checks: { state: string }[]) => checks.map(({ state }) => state);

describe('the roles of a token', () => {
  it.each<[string, string | string[] | undefined, string[], RegExp]>([
    ['exactly those', ['A', 'B'], ['works'], /has the 2 roles/],
    ['one, as a text', 'A', ['missing'], /lacks the role B\./],
    ['none', undefined, ['missing'], /lacks the roles A, B\./],
    ['one too many', ['A', 'B', 'C'], ['works', 'risky'], /may do more than the shop asks for: C/],
    ['one of them and another', ['A', 'C'], ['missing', 'risky'], /lacks the role B/],
    ['everything', ['FullAccess'], ['risky'], /may do everything/],
  ])('%s', (_name, role, expected, says) => {
    const checks = roleChecks('CLIENT', { role }, ['A', 'B']);
    expect(states(checks)).toEqual(expected);
    expect(checks.map((check) => check.says).join(' ')).toMatch(says);
  });
});

it.each<[string, string | undefined, string | undefined, string[]]>([
  ['as configured', 'https://auth.example', 'https://api.example', ['works', 'works']],
  ['with a slash at the end', 'https://auth.example/', 'https://api.example/', ['works', 'works']],
  ['by another', 'https://other.example', 'https://api.example', ['missing', 'works']],
  ['for another', 'https://auth.example', 'https://other.example', ['works', 'missing']],
  ['that says nothing', undefined, undefined, ['missing', 'missing']],
])('a token issued %s', (_name, iss, aud, expected) => {
  const checks = issuerChecks(
    { iss, aud },
    { issuer: 'https://auth.example', audience: 'https://api.example' },
  );
  expect(states(checks)).toEqual(expected);
});

it.each([
  [600, 'works'],
  [30, 'works'],
  [29, 'risky'],
  [1, 'risky'],
])('a token that lives %i minutes', (minutes, state) => {
  expect(lifeCheck('CLIENT', { nbf: 1000, exp: 1000 + minutes * 60 }).state).toBe(state);
});

it.each([
  ['Thu, 26 Nov 2026 12:00:00 GMT', 'works', /agree/],
  ['Thu, 26 Nov 2026 12:00:29 GMT', 'works', /agree/],
  ['Thu, 26 Nov 2026 12:00:30 GMT', 'risky', /30 seconds behind/],
  ['Thu, 26 Nov 2026 11:59:00 GMT', 'risky', /60 seconds ahead of/],
  ['Thu, 26 Nov 2026 11:55:00 GMT', 'missing', /300 seconds ahead of/],
  ['Thu, 26 Nov 2026 12:10:00 GMT', 'missing', /600 seconds behind/],
  [null, 'risky', /no date/],
  ['yesterday', 'risky', /no date/],
])('a vendor whose clock says %s', (date, state, says) => {
  expect(clockCheck(date, at)).toMatchObject({ state, says: expect.stringMatching(says) });
});

it.each<[Sender, number | null, string]>([
  ['commerce', null, 'missing'],
  ['commerce', 1, 'works'],
  ['commerce', 24, 'works'],
  ['commerce', 25, 'risky'],
  ['content', null, 'missing'],
  ['content', 8 * 24, 'works'],
  ['content', 15 * 24, 'risky'],
  ['messages', null, 'risky'],
  ['messages', 59 * 24, 'works'],
  ['messages', 61 * 24, 'risky'],
  ['payments', null, 'risky'],
  ['payments', 30 * 24, 'works'],
  ['payments', 32 * 24, 'risky'],
])('%s last heard %s hours ago', (sender, hours, state) => {
  const last = hours === null ? null : new Date(at.getTime() - hours * 3_600_000);
  const check = heardCheck(sender, last, at);
  expect(check.state).toBe(state);
  expect(check.todo ?? `/webhooks/${sender} `).toContain(`/webhooks/${sender} `);
});

it.each([
  ['sp=rw&se=2027-11-26T00:00:00Z&sig=x', 'works'],
  ['sp=rw&sig=x', 'works'],
  ['?sp=rw&se=2026-12-10T00:00:00Z&sig=x', 'risky'],
  ['sp=rw&se=2026-11-25T00:00:00Z&sig=x', 'missing'],
  ['sp=r&se=2027-11-26T00:00:00Z&sig=x', 'missing'],
  ['', 'missing'],
])('the signature %s', (signature, state) => {
  expect(signatureCheck('FILES_SIGNATURE', signature, at).state).toBe(state);
});

it.each([
  ['sp=rwd&se=2027-11-26T00:00:00Z&sig=x', 'works', /read, write and delete until 2027/],
  ['sp=racwdl&sig=x', 'works', /read, write and delete/],
  ['sp=rw&sig=x', 'missing', /FILES_PRIVATE_SIGNATURE may not delete/],
  ['sp=w&sig=x', 'missing', /may not read, delete/],
  ['sp=rwd&se=2026-12-10T00:00:00Z&sig=x', 'risky', /ends in 1\d days/],
  ['sp=rwd&se=2026-11-25T00:00:00Z&sig=x', 'missing', /ended on 2026/],
])('the signature %s of the private container', (signature, state, says) => {
  const check = signatureCheck('FILES_PRIVATE_SIGNATURE', signature, at);
  expect(check).toMatchObject({ state, says: expect.stringMatching(says) });
});

it.each<[string, { id: string; fields: { id: string; type: string }[] }[], RegExp]>([
  [
    'as wanted',
    [
      {
        id: 'page',
        fields: [
          { id: 'title', type: 'Symbol' },
          { id: 'more', type: 'Text' },
        ],
      },
    ],
    /All 1 content types/,
  ],
  ['missing', [], /The content type page is missing/],
  ['without a field', [{ id: 'page', fields: [] }], /no title \(Symbol\)/],
  [
    'with a field of another type',
    [{ id: 'page', fields: [{ id: 'title', type: 'Text' }] }],
    /title is Text, not Symbol/,
  ],
])('a content type %s', (_name, there, says) => {
  const page = {
    id: 'page',
    name: 'Page',
    displayField: 'title',
    fields: [{ id: 'title', name: 'Title', type: 'Symbol' }],
  };
  const [check] = typeChecks([page], there);
  expect(check?.says).toMatch(says);
});

it('what is no token says nothing', () => {
  expect(readToken('opaque')).toBeNull();
  expect(readToken(`x.${Buffer.from('{"role":"Shopper"}').toString('base64url')}.y`)).toEqual({
    role: 'Shopper',
  });
});
