import { developmentCalls, formReplay, inlineCalls } from '@/lib/core/framework';
import { trustedTypes } from './trusted-types';
import { parsedJson } from '@/lib/core/text';

/** What the shop and React write, by its exact text. */
const written = new Set([trustedTypes, formReplay]);

/** Whether an inline script is one the shop or its framework writes: known letter by letter, or a known call with data. */
function isOwnScript(text: string): boolean {
  return (
    written.has(text) ||
    [...inlineCalls, ...developmentCalls].some(({ call, argument }) => {
      const json = call.exec(text)?.[1];
      return (
        json !== undefined && !json.includes('<') && argument.safeParse(parsedJson(json)).success
      );
    })
  );
}

/** The inline scripts of a document: those of a known form, which may run, and every other. */
export interface InlineScripts {
  own: string[];
  foreign: string[];
}

const start = /<script(?=[\s/>])/gi;
/** A longer tag is none of ours, and a document with so many of them is not read on: twisted ones cost no more than others. */
const longestTag = 4_096;
const mostBroken = 50;
// Quoted either way or not at all.
const restOfTag = /^((?:[^>"']|"[^"]*"|'[^']*')*)>/;
const end = /<\/script(?=[\s/>])/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** What a browser runs, or takes orders from, by the type of the element. */
const executable =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script(?:[\d.]*)?|text\/(?:jscript|livescript))$/i;

/**
 * Reads every inline script out of a document. It may find one where a browser sees none (in a comment), and then counts it: what may run is decided by a
 * script's text alone (`isOwnScript`), so a tag read another way than a browser does can only be left out.
 */
export function inlineScripts(html: string): InlineScripts {
  const found: InlineScripts = { own: [], foreign: [] };
  let at = 0;
  let broken = 0;
  for (const { index } of html.matchAll(start)) {
    if (index < at) continue;
    const tag = restOfTag.exec(html.slice(index + '<script'.length, index + longestTag));
    if (!tag && (broken += 1) > mostBroken) break;
    if (!tag) continue;
    const begins = index + '<script'.length + tag[0].length;
    end.lastIndex = begins;
    at = end.exec(html)?.index ?? html.length;
    if (!runs(tag[1] ?? '')) continue;
    const text = html.slice(begins, at);
    (isOwnScript(text) ? found.own : found.foreign).push(text);
  }
  return found;
}

function runs(tag: string): boolean {
  const attributes = attributesOf(tag);
  return !attributes.has('src') && executable.test(attributes.get('type')?.trim() ?? '');
}

/** The first of each name counts, as in a browser. */
function attributesOf(tag: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of tag.matchAll(attribute)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '');
  }
  return attributes;
}
