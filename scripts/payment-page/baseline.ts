import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isRightByOne, isSameText, type TakenSecrets } from '@/lib/core/signature';
import type { Received } from './received';

const texts = z.record(z.string(), z.string());
const received = z.strictObject({
  headers: texts,
  inline: z.array(z.string()),
  scripts: texts,
  elements: z.array(z.string()),
});
const baseline = z.strictObject({
  url: z.string(),
  signedAt: z.string(),
  ignored: z.array(z.string()),
  received,
});
const signedText = z.strictObject({ baseline: z.string(), signature: z.string() });

/** What was received when somebody who knows the release looked at it. */
export interface Baseline {
  url: string;
  /** ISO time. */
  signedAt: string;
  /** Headers that are not compared, such as those a proxy writes anew each time. */
  ignored: string[];
  received: Received;
}

/** The baseline with its signature, as it is kept in a file. */
export function sealBaseline(value: Baseline, key: string): string {
  const text = JSON.stringify(value);
  return `${JSON.stringify({ baseline: text, signature: signatureOf(text, key) }, null, 2)}\n`;
}

/** Reads a kept baseline. Throws an Error when it was signed neither with the key nor with the one before, or was changed since. */
export function openBaseline(text: string, keys: TakenSecrets): Baseline {
  const { baseline: kept, signature } = signedText.parse(JSON.parse(text));
  if (!isRightByOne(keys, (key) => isSameText(signature, signatureOf(kept, key))))
    throw new Error('The baseline was not signed with this key, or was changed since.');
  return baseline.parse(JSON.parse(kept));
}

function signatureOf(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('base64');
}
