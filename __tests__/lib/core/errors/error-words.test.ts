/** @jest-environment node */
import { errorWords, PlainError } from '@/lib/core/errors/error-words';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import { CommerceFailure } from '@/services/upstream/commerce/failure';
import { reaching } from '@/services/upstream/unavailable';

const typed = 'no city of "12 Main St, ask for Ana"';
const withCode = (code: string, cause?: unknown) =>
  Object.assign(new TypeError(typed, { cause }), { code });

describe('what the log says of an error', () => {
  it.each<[string, unknown, string]>([
    ['the shop’s own words', new PlainError('The order is away.'), 'Error: The order is away.'],
    [
      'how another system failed',
      new UpstreamError('search', 'refused', { status: 409, code: 'Busy', vendorMessage: typed }),
      'UpstreamError: search: refused 409 Busy',
    ],
    [
      'how commerce failed',
      new CommerceFailure(true, 400, 'InvalidRequest', { Typed: typed }),
      'CommerceFailure: commerce: refused 400 InvalidRequest',
    ],
    ['the kind and code of another', withCode('57014'), 'TypeError | 57014 | at '],
    ['the kind of what is no error', typed, 'string'],
  ])('is %s', (_, error, begin) => {
    expect(errorWords(error).slice(0, begin.length)).toBe(begin);
    expect(errorWords(error)).not.toContain('Ana');
  });

  it('is also what caused it, without its message', () => {
    const words = errorWords(new PlainError('Not sent.', { cause: withCode('ECONNREFUSED') }));
    expect(words).toMatch(/^Error: Not sent\. < TypeError \| ECONNREFUSED \| at /);
    expect(words).not.toContain('Ana');
  });

  it('ends, where what caused it is caused by itself', () => {
    const error = new PlainError('Round.');
    error.cause = error;
    expect(errorWords(error)).toBe('Error: Round. < Error: Round. < Error: Round.');
  });

  it('holds nothing of what a vendor’s client said of a call', async () => {
    const call = reaching('payments', 'find', () => Promise.reject(new TypeError(typed)));
    const error: unknown = await call.catch((thrown: unknown) => thrown);
    expect(String(error)).toMatch(/^UpstreamUnavailable: payments: TypeError \| at /);
    expect(errorWords(error)).not.toContain('Ana');
  });
});
