/** @jest-environment node */
import { cardFaults, cardType, passesLuhn } from '@/platform/payments/vault/cards';
import { allowedParent } from '@/platform/payments/frame/frame-parent';
import { outcomeOf, type NonceBehaviour } from '@/platform/payments/outcome';

const at = (date: string) => new Date(`${date}T12:00:00Z`);
const visa = {
  number: '4111111111111111',
  expirationMonth: '05',
  expirationYear: '26',
  cvv: '123',
};

describe('cards', () => {
  it.each([
    ['4111111111111111', 'Visa'],
    ['5555555555554444', 'MasterCard'],
    ['2223000048400011', 'MasterCard'],
    ['378282246310005', 'American Express'],
    ['6011000991300009', 'Discover'],
    ['3530111333300000', 'JCB'],
    ['36259600000004', 'Diners Club'],
    ['9999999999999999', null],
  ])('%s is %s', (number, type) => {
    expect([cardType(number), passesLuhn(number)]).toEqual([type, type !== null]);
  });

  it.each([
    ['2026-05-31', []],
    ['2026-06-01', ['expirationDate']],
    ['2005-06-01', ['expirationDate']],
  ])('a card to the end of May 2026 on %s', (date, fields) => {
    expect(cardFaults(visa, at(date)).map((fault) => fault.field)).toEqual(fields);
  });
});

describe('outcome', () => {
  it.each<[number, NonceBehaviour, string, string]>([
    [1, 'ok', 'authorized', '1000'],
    [199_999, 'ok', 'authorized', '1000'],
    [200_000, 'ok', 'processor_declined', '2000'],
    [299_999, 'ok', 'processor_declined', '2999'],
    [300_000, 'ok', 'failed', '3000'],
    [300_099, 'ok', 'failed', '3000'],
    [300_100, 'ok', 'authorized', '1000'],
    [500_100, 'ok', 'gateway_rejected', ''],
    [500_101, 'ok', 'authorized', '1000'],
    [100, 'declined', 'processor_declined', '2000'],
    [100, 'failed', 'failed', '3000'],
    [100, 'fraud', 'gateway_rejected', ''],
  ])('%d cents with a method that is %s: %s', (cents, behaviour, status, code) => {
    expect(outcomeOf(cents, behaviour)).toMatchObject({ status, code });
  });
});

describe('parent of the frame', () => {
  it.each([
    ['http://localhost:3000', 'http://localhost:3000'],
    ['https://127.0.0.1:8443/checkout', 'https://127.0.0.1:8443'],
    ['https://shop.example', 'https://shop.example'],
    ['http://shop.example', null],
    ['https://shop.example.evil.example', null],
    ['https://localhost.evil.example', null],
    ['http://localhost@evil.example', null],
    ['data:text/html,x', null],
    ['null', null],
    [undefined, null],
  ])('%s: %s', (parent, origin) => {
    expect(allowedParent(parent, 'https://shop.example')).toBe(origin);
  });
});
