/** @jest-environment node */
import { fieldFault } from '@/lib/requests/request-kinds';

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
