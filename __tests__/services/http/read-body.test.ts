/** @jest-environment node */
import { Hono } from 'hono';
import { z } from 'zod';
import { readBody, readLargeBody } from '@/services/http/read-body';

const any = z.object({}).loose();
const app = new Hono()
  .post('/small', async (c) => c.json(await readBody(c, any)))
  .post('/large', async (c) => c.json(await readLargeBody(c, any, 1000)));

const read = async (path: string, body: string) =>
  (
    await app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  ).json();

describe.each(['/small', '/large'])('a body for the services: %s', (path) => {
  it('is handed on as it was sent', async () => {
    expect(await read(path, '{"a":["\\ud83d\\ude00",{"b":1}]}')).toEqual({
      ok: true,
      value: { a: ['😀', { b: 1 }] },
    });
  });

  it.each([
    ['half a character', '{"a":["\\ud83d"]}'],
    ['half a character in a key', '{"a":{"\\ude00":1}}'],
    ['a NUL character', '{"a":"\\u0000"}'],
    ['a NUL character in a key', '{"a":{"b\\u0000":1}}'],
    ['half a character at its deepest', `${'{"a":'.repeat(32)}"\\ud83d"${'}'.repeat(32)}`],
    ['33 levels', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`],
    ['a key that reaches a prototype', '{"a":{"__proto__":{"b":1}}}'],
    ['a part of JSON', '{"a":'],
  ])('is refused with %s', async (_, body) => {
    expect(await read(path, body)).toMatchObject({ ok: false, error: { code: 'bad-request' } });
  });

  it('may lie as deep as 32 levels', async () => {
    const body = `${'{"a":'.repeat(31)}1${'}'.repeat(31)}`;
    expect(await read(path, body)).toMatchObject({ ok: true });
  });
});
