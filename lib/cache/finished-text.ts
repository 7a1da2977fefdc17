import { createHash } from 'node:crypto';
import { compress, type Encoding, type Reuse } from './compress';
import { keptIn } from './kept';

/** A complete text that can be sent. */
export interface SendableText {
  /** Strong ETag of the uncompressed bytes; empty for a text that is not kept. */
  etag: string;
  plain(): Buffer | Promise<Buffer>;
  /** The compressed bytes, or `null` when the text is too small to gain. */
  encoded(encoding: Encoding): Promise<Buffer> | null;
}

/** A complete text, with what is computed from it once. */
export interface FinishedText extends SendableText {
  reuse: Reuse;
  /** Something derived from the text, computed at the first call under each name. */
  derived(name: string, make: (text: string) => string): string;
}

type SizedText = FinishedText & { size: number };

const smallestBytes = 1024;
const keptTexts = () => keptIn<SizedText>('texts');
const keptFiles = () => keptIn<SizedText>('files');

/**
 * The finished form of a text that will be sent again, after `change` has run on it once; from memory when it was seen before. The text itself is the key: it
 * is Next's own string.
 */
export function keptText(
  text: string,
  change: (text: string) => string = (same) => same,
): FinishedText {
  const kept = keptTexts().get(text);
  if (kept) return kept;
  const changed = change(text);
  const finished = {
    ...finishText(changed, tagOf(changed), 'until-changed'),
    size: text.length * 2,
  };
  keptTexts().set(text, finished);
  return finished;
}

/** The finished form of a file, read when this version of it is not in memory. */
export function keptFile(pathname: string, version: string, read: () => Buffer): FinishedText {
  const key = `${pathname} ${version}`;
  const kept = keptFiles().get(key);
  if (kept) return kept;
  const body = read();
  const finished = {
    ...finishText(
      body,
      tagOf(key),
      pathname.startsWith('/_next/static/') ? 'for-ever' : 'until-changed',
    ),
    size: body.byteLength * 2,
  };
  keptFiles().set(key, finished);
  return finished;
}

/** The finished form of a response to a single request, which is not kept. */
export function passingText(body: string | Buffer): FinishedText {
  return finishText(body, '', 'never');
}

/** `passingText` of a response that anybody may keep: it is known again by its bytes. */
export function taggedText(body: string | Buffer): FinishedText {
  return finishText(body, tagOf(body), 'never');
}

function finishText(body: string | Buffer, etag: string, reuse: Reuse): FinishedText {
  const encodings = new Map<Encoding, Promise<Buffer>>();
  const derivations = new Map<string, string>();
  const plain = () => (typeof body === 'string' ? Buffer.from(body) : body);
  return {
    etag,
    reuse,
    plain,
    encoded(encoding) {
      if (body.length < smallestBytes) return null;
      const made = encodings.get(encoding) ?? compress(plain(), encoding, reuse);
      encodings.set(encoding, made);
      return made;
    },
    derived(name, make) {
      const made = derivations.get(name) ?? make(body.toString());
      derivations.set(name, made);
      return made;
    },
  };
}

function tagOf(text: string | Buffer): string {
  return `"${createHash('sha1').update(text).digest('base64url')}"`;
}
