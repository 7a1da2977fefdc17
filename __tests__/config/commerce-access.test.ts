/** @jest-environment node */
import {
  commerceCallers,
  rolesOfClient,
  type CommerceCaller,
  type CommerceCallerName,
} from '@/lib/config/commerce-access';
import {
  callsWithoutToken,
  commerceCalls,
  type CommerceCallName,
} from '@/lib/config/commerce-calls';
import { shopperScopes } from '@/lib/config/limits';
import { createMatcher } from '@/platform/commerce/engine/match-route';
import { routes } from '@/platform/commerce/routes';
import { filesBelow, textOf } from '../support/project-files';
import vendorDocument from './commerce-document.json';

const callers = Object.entries(commerceCallers) as [CommerceCallerName, CommerceCaller][];
const calls = Object.keys(commerceCalls) as CommerceCallName[];
const opens = (call: CommerceCallName, roles: readonly string[]) =>
  commerceCalls[call].roles.length === 0 ||
  commerceCalls[call].roles.some((role) => roles.includes(role));

/** Whose tokens the calls of a file are made with. */
const callersOfFile: readonly [RegExp, readonly CommerceCallerName[]][] = [
  [/^lib\/upstream\/commerce\//, ['shopper']],
  [/^services\/app-api\/(account|calculate|promise|submit)\//, ['shopper']],
  [/^services\/app-api\/(account|payment)-routes/, ['shopper']],
  [/^services\/app-api\/catalog-routes/, ['catalog']],
  [/^services\/integration\//, ['shopper']],
  [/^services\/outbox\/purchased-events/, ['customers']],
  [/^services\/http\/staff/, ['marketing', 'moneyDesk', 'privacy']],
  [/^services\/upstream\/commerce\/catalogue/, ['indexer', 'appApi']],
  [/^services\/upstream\/commerce\/(ended-carts|places)/, ['appApi']],
  [/^services\/upstream\/commerce\/(order-person|sent-shipments)/, ['appApi', 'shipments']],
  [/^services\/upstream\/commerce\/(orders|order-lists|products)/, ['appApi', 'shopper']],
  [/^services\/upstream\/commerce\/people/, ['privacy', 'inTheirName', 'appApi', 'customers']],
];

/** The calls a source text makes through the vendor's SDK. */
function callsIn(text: string): string[] {
  const named = [...text.matchAll(/import \{([^}]*)\} from 'ordercloud-javascript-sdk'/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.trim()),
  );
  return named
    .filter((name) => /^[A-Z]/.test(name) && name !== 'Configuration')
    .flatMap((name) => [...text.matchAll(new RegExp(`\\b${name}\\.[A-Z]\\w+`, 'g'))])
    .map(([call]) => call);
}

const made = filesBelow(['lib', 'services', 'scripts', 'server', 'app'], /\.tsx?$/)
  // Proofs, the demo's day and a set-up work with the client of the account's owner.
  .filter((file) => !/^scripts\/(prove|demo|provision)\//.test(file))
  .flatMap((file) => callsIn(textOf(file)).map((call) => [call, file] as const))
  .filter(([call]) => !callsWithoutToken.some((open) => open === call));

describe('the table of commerce calls', () => {
  test.each(made)('names %s of %s under who makes it', (call, file) => {
    const names = callersOfFile.find(([pattern]) => pattern.test(file))?.[1] ?? [];
    expect(
      names.filter((name) => commerceCallers[name].calls.some((one) => one === call)),
    ).not.toEqual([]);
  });

  test.each(callers.flatMap(([name, { calls: of }]) => of.map((call) => [call, name] as const)))(
    'names %s of %s, which the code makes',
    (call, name) => {
      const files = made.filter(([one]) => one === call).map(([, file]) => file);
      const names = files.flatMap(
        (file) => callersOfFile.find(([pattern]) => pattern.test(file))?.[1] ?? [],
      );
      expect(names).toContain(name);
    },
  );

  test.each(calls)('names who makes %s', (call) => {
    expect(callers.some(([, caller]) => caller.calls.includes(call))).toBe(true);
  });
});

describe('the vendor’s OpenAPI document', () => {
  const documented: Readonly<Record<string, string | undefined>> = vendorDocument.calls;

  test.each(calls.filter((call) => call !== 'Me.RevokeTokens'))(
    'has %s as the table says',
    (call) => {
      const { verb, path, roles } = commerceCalls[call];
      expect([verb, path, ...[...roles].sort()].join(' ')).toBe(documented[call]);
    },
  );

  test('knows every call but one that is newer', () => {
    expect(calls.filter((call) => documented[call] === undefined)).toEqual(['Me.RevokeTokens']);
  });
});

describe('the roles of a caller', () => {
  test.each(callers)('of %s open its calls', (_name, { roles, calls: of }) => {
    expect(of.filter((call) => !opens(call, roles))).toEqual([]);
  });

  test.each(
    callers.flatMap(([name, caller]) => caller.roles.map((role) => [name, role, caller] as const)),
  )('%s cannot do without %s', (_name, role, { roles, calls: of, besides = {} }) => {
    const rest = roles.filter((other) => other !== role);
    const closed = of.filter((call) => !opens(call, rest));
    expect([...closed, ...(besides[role] ? [besides[role]] : [])]).not.toEqual([]);
  });

  test.each(
    callers.flatMap(([name, caller]) =>
      caller.roles
        .filter((role) => role.endsWith('Admin'))
        .map((role) => [name, role, caller] as const),
    ),
  )('%s needs more than to read with %s', (_name, role, { roles, calls: of, besides = {} }) => {
    const reader = role.replace(/Admin$/, 'Reader');
    const weaker = [...roles.filter((other) => other !== role), reader];
    expect(besides[role] !== undefined || of.some((call) => !opens(call, weaker))).toBe(true);
  });

  test('a shopper asks for what the specification lists', () => {
    expect(commerceCallers.shopper.roles).toEqual([
      'PasswordReset',
      'Shopper',
      'BuyerReader',
      'CategoryReader',
      'AddressReader',
      'ProductReader',
      'MeAdmin',
      'MeXpAdmin',
      'MeAddressAdmin',
      'MeCreditCardAdmin',
    ]);
    expect(rolesOfClient('storefront')).toEqual([...shopperScopes].sort());
  });

  test('no client may do everything', () => {
    for (const client of ['storefront', 'middleware', 'marketing'] as const)
      expect(rolesOfClient(client)).not.toContain('FullAccess');
  });
});

describe('the stand-in', () => {
  const match = createMatcher(routes);

  test.each(calls)('asks for the roles of %s that the vendor documents', (call) => {
    const { verb, path, roles } = commerceCalls[call];
    const found = match(verb, path.replace('{direction}', 'Incoming').replace(/[{}]/g, ''));
    expect([...(found?.route.roles ?? ['no such route'])].sort()).toEqual([...roles].sort());
  });
});
