/** @jest-environment node */
import { whereFrom } from '@/lib/core/where-from';

const withCode = (code: unknown, message = 'connect ECONNREFUSED 127.0.0.1:5432') =>
  Object.assign(new Error(message), { code });

describe('what the log says of a crash', () => {
  it.each([
    'no city of "Leave it\nat 12 Main St, ask for Ana"',
    'no city of "Leave it\n    at 12 Main St, ask for Ana (5:30:00)"',
    'no city of "at 12 Main St, ask for Ana"',
  ])('is nothing of the message: %j', (message) => {
    const said = whereFrom(new TypeError(message));
    expect(said).toMatch(/^TypeError \| at .*where-from\.test\.ts:\d+:\d+/);
    expect(said).not.toMatch(/Main St|Ana/);
  });

  it('is nothing of a message that was changed after the stack was written', () => {
    const error = new TypeError('no city of "Leave it\nat 12 Main St, ask for Ana"');
    error.message = 'no city';
    const said = whereFrom(error);
    expect(said).toMatch(/^TypeError \| at .*where-from\.test\.ts:\d+:\d+/);
    expect(said).not.toMatch(/Main St|Ana/);
  });

  it.each<[string, Error, string]>([
    ['a database that is away', withCode('ECONNREFUSED'), 'Error | ECONNREFUSED | at '],
    ['a statement that took too long', withCode('57014'), 'Error | 57014 | at '],
    ['a lock that was not given', withCode('55P03'), 'Error | 55P03 | at '],
    [
      'a system that hung up',
      new TypeError('fetch failed', { cause: withCode('UND_ERR_SOCKET') }),
      'TypeError | UND_ERR_SOCKET | at ',
    ],
    ['a fault without a code', withCode(undefined), 'Error | at '],
    ['a code that somebody may have typed', withCode('12 Main St'), 'Error | at '],
  ])('tells %s', (_name, error, begin) => {
    expect(whereFrom(error).slice(0, begin.length)).toBe(begin);
  });

  it('is the kind alone of what is no error', () => {
    expect(whereFrom('12 Main St')).toBe('string');
  });
});
