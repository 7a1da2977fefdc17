/** @jest-environment node */
import { codeSchema, lookupSchema, typedOrderNumber } from '@/lib/account/order-lookup-schema';
import {
  codeLeadsTo,
  lookupLeadsTo,
  lookupPath,
  lookupStep,
} from '@/lib/account/order-lookup-steps';
import { problem } from '@/lib/core/errors/error-codes';
import { err, ok } from '@/lib/core/result';

it.each([
  ['LL-482222-4', 'LL-482222-4'],
  [' #ll 482222 4 ', 'LL-482222-4'],
  ['4822224', 'LL-482222-4'],
  ['LL-42018', 'LL-42018'],
  ['# ll-42018', 'LL-42018'],
  ['ie7KzvUCGDS4QmfaTU6bfw', 'ie7KzvUCGDS4QmfaTU6bfw'],
  ['LL-482222-5', null],
  ['LL-482223-4', null],
  ['482222', null],
  ['LL', null],
  ['', null],
  ['two words', null],
  ['../me', null],
])('takes %j as the number %j', (typed, number) => {
  expect(typedOrderNumber(typed)).toBe(number);
});

it.each([
  [{ number: 'LL-482222-5', email: 'a@example.com' }, 'order-number-invalid'],
  [{ number: '4822224', email: 'a@' }, 'email-invalid'],
])('refuses %j as %s', (typed, code) => {
  expect(lookupSchema.safeParse(typed).error?.issues[0]?.message).toBe(code);
});

it.each([
  [' 123 456 ', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
])('takes the code %j as %j', (code, read) => {
  const parsed = codeSchema.safeParse({ lookup: 'abc', code });
  expect(parsed.success ? parsed.data.code : null).toBe(read);
});

it.each([
  [{}, { lookup: null, problem: null }],
  [{ lookup: 'abc' }, { lookup: 'abc', problem: null }],
  [
    { lookup: '../x', problem: 'rate-limited' },
    { lookup: null, problem: 'rate-limited' },
  ],
  [
    { lookup: ['a', 'b'], problem: '<b>' },
    { lookup: null, problem: null },
  ],
])('reads the address %j as %j, and writes it so', (query, step) => {
  expect(lookupStep(query)).toEqual(step);
  const path = lookupPath(lookupStep(query));
  expect(lookupStep(Object.fromEntries(new URL(path, 'https://shop').searchParams))).toEqual(step);
});

it('leads a form to the code, to the order, or back with what was wrong', () => {
  expect([
    lookupLeadsTo(ok({ lookup: 'abc' })),
    lookupLeadsTo(err(problem('order-number-invalid'))),
    codeLeadsTo(ok({ token: '0'.repeat(32) }), { lookup: 'abc' }),
    codeLeadsTo(err(problem('order-code-wrong')), { lookup: 'abc' }),
    codeLeadsTo(err(problem('order-code-wrong')), { lookup: '//evil.example' }),
  ]).toEqual([
    '/order?lookup=abc',
    '/order?problem=order-number-invalid',
    `/order/${'0'.repeat(32)}`,
    '/order?lookup=abc&problem=order-code-wrong',
    '/order?problem=order-code-wrong',
  ]);
});
