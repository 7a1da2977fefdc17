/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishHead, inlineStyles } from '@/lib/answers/finish-document';
import { trustedTypes } from '@/lib/security/trusted-types';

const urls =
  'src:url(../media/a.woff2)format("woff2");b:url("c.svg");d:url("data:image/svg+xml,%3Csvg/%3E");e:url(/f.png);g:url(#h)';
const text = '@media (width>40rem){.a:before{content:"$& $1 </style>"}}';
const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/${name}" data-precedence="next"/>`;
const script = '<script src="/_next/static/chunks/one.js" async=""></script>';
const made = (sheet: string, body = '<p>Lilacs</p>') =>
  `<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/>${sheet}${script}</head><body>${body}</body></html>`;
const folder = mkdtempSync(join(tmpdir(), 'style-sheets-'));

let finished = '';

beforeAll(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  mkdirSync(join(folder, '.next/static/chunks'), { recursive: true });
  writeFileSync(join(folder, '.next/static/chunks/a.css'), `${text}i{${urls}}`);
  writeFileSync(join(folder, '.next/secret.css'), 'secret');
  finished = finishHead(made(link('chunks/a.css')));
});
afterAll(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe('the head of a finished document', () => {
  it('is finished once, however often it is asked for', () => {
    expect(finishHead(finished)).toBe(finished);
  });

  it('begins with what a script may be made of, before every other script', () => {
    expect(finished).toContain(`<head><script>${trustedTypes}</script><meta`);
    expect(finished).toContain(script);
  });

  it('holds the style sheet itself, which ends where it ends, and its link for React alone', () => {
    const own = `${text.replace('</style>', '<\\/style>')}i{${urls.replace('../media', '/_next/static/media').replace('c.svg', '/_next/static/chunks/c.svg')}}`;
    expect(finished).toContain(
      `<style data-sheet="/_next/static/chunks/a.css">${own}</style><link disabled="" media="not all" rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>`,
    );
    expect(inlineStyles(finished)).toEqual([own]);
  });

  it('names fonts and pictures from the root, as a document lies elsewhere', () => {
    expect(finished).toContain(
      'src:url(/_next/static/media/a.woff2)format("woff2");b:url("/_next/static/chunks/c.svg");d:url("data:image/svg+xml,%3Csvg/%3E");e:url(/f.png);g:url(#h)',
    );
  });

  it.each(['chunks/none.css', '../secret.css', 'chunks/../../secret.css'])(
    'leaves a link as it is whose sheet the build has not: %s',
    (name) => {
      expect(finishHead(made(link(name)))).toContain(`${link(name)}${script}`);
      expect(inlineStyles(finishHead(made(link(name))))).toEqual([]);
    },
  );

  it('takes nothing of the body for a style sheet, nor a style from elsewhere for one of the build', () => {
    const planted = `${link('chunks/a.css')}<style data-sheet="/planted.css">p{}</style>`;
    const document = finishHead(made('', planted));
    expect(document).toContain(planted);
    expect(inlineStyles(document)).toEqual([]);
  });

  it.each(['<!DOCTYPE html><html></html>', ''])('%j, without a head, stays as it is', (html) => {
    expect(finishHead(html)).toBe(html);
  });
});
