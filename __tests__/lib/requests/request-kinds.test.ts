/** @jest-environment node */
import { fieldFault } from '@/lib/requests/request-kinds';
import { requestSchema } from '@/lib/requests/request-schema';

describe('the phone of a request', () => {
  it.each([
    ['612-555-0101', null],
    ['+1 (612) 555-0101 x204', null],
    ['001 612 555 0101', null],
    ['+47 22 12 34 56', 'Please enter ten digits'],
    ['555-0101 x204', 'Please enter ten digits'],
    ['612-555-01012', 'Please enter ten digits'],
    ['', null],
  ])('%j is refused with %j', (typed, refusal) => {
    expect(fieldFault('phone', typed, false)).toBe(refusal);
  });
});

describe('the ZIP of a request', () => {
  const request = (zip: string) => ({
    kind: 'landscape',
    name: 'Ana Ruiz',
    email: 'ana@example.com',
    message: 'A yard in the shade',
    zip,
  });

  it.each([
    ['55408', null],
    [' 55408-1234 ', null],
    ['554081234', null],
    ['5540', 'Please enter five digits'],
    ['5540-1234', 'Please enter five digits'],
    ['the yard', 'Please enter five digits'],
    ['', 'Please enter a ZIP code'],
  ])('%j is refused with %j', (typed, refusal) => {
    expect(fieldFault('zip', typed, true)).toBe(refusal);
  });

  it.each(['55408', ' 55408-1234 ', '554081234'])('%j is taken as its five digits', (typed) => {
    expect(requestSchema.parse(request(typed))).toMatchObject({ zip: '55408' });
  });
});
