import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { withoutStacks } from '@/scripts/support/signal-errors.mjs';

describe('signal errors of React', () => {
  it.each<[string, string, number]>([
    ['each signal', 'var a=Error(u(519)),b=Error(u(460)),c=Error(u(474)),d=Error(u(542)),e=Error(u(461))', 5],
    ['a name with a dollar', 'x=Error($u(460))', 1],
    ['nothing that is thrown at once', 'throw Error(u(460))', 0],
    ['no error of another number', 'x=Error(u(419)),y=Error(u(4600))', 0],
    ['no other kind of error', 'x=TypeError(u(460)),y=new Error(u(460))', 0],
    ['no error of a shop’s own', 'x=Error("460")', 0],
  ])('%s', (_name, source, count) => {
    const { code, count: found } = withoutStacks(source);
    expect(found).toBe(count);
    expect(code === source).toBe(count === 0);
  });

  it('are errors with their messages, each its own, without a stack', () => {
    const { code } = withoutStacks('(u)=>{var a=Error(u(460)),b=Error(u(474));return[a,b]}');
    const [one, other] = (runInThisContext(`(${code})`) as (text: (number: number) => string) => Error[])((number) => `#${number}`);
    expect([one?.message, other?.message]).toEqual(['#460', '#474']);
    expect([one?.stack, other?.stack]).toEqual([undefined, undefined]);
    expect(one).toBeInstanceOf(runInThisContext('Error'));
    expect(one).not.toBe(other);
  });

  it('are the five that the framework’s React makes where it is read in', () => {
    const file = join(createRequire(__filename).resolve('next/package.json'), '../dist/compiled/react-dom/cjs/react-dom-client.production.js');
    const source = readFileSync(file, 'utf8').replaceAll(' = Error(', '=Error(').replaceAll('formatProdErrorMessage', 'u');
    expect(withoutStacks(source).count).toBe(5);
  });
});
