import { refusalCode } from '@/services/upstream/avatax';

describe('why AvaTax refuses', () => {
  it.each([
    ['a file', 'ZIP_CODE,STATE_ABBREV', null],
    ['nothing', '', null],
    ['a transaction', '{"code":"L1","status":"Committed"}', null],
    ['JSON that was cut off', '{"error":{"co', null],
    ['a plain refusal', '{"error":{"code":"EntityNotFoundError"}}', 'EntityNotFoundError'],
    ['one without a code', '{"error":{}}', 'unknown'],
    [
      'a committed code, as the vendor’s page shows it',
      '{"error":{"code":"GetTaxError","details":[{"code":"GetTaxError","number":300},{"message":"DocStatus is invalid for this operation.","refersTo":"DocStatus"}]}}',
      'DocStatusError',
    ],
    [
      'a committed code, with its fault',
      '{"error":{"code":"GetTaxError","details":[{"faultSubCode":"DocStatusError"}]}}',
      'DocStatusError',
    ],
    [
      'details that are no list',
      '{"error":{"code":"GetTaxError","details":"none"}}',
      'GetTaxError',
    ],
  ])('is in %s', (_, text, code) => {
    expect(refusalCode(text)).toBe(code);
  });
});
