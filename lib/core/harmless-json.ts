import { isWholeText } from './text';

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Whether what a JSON text says can be walked through and kept: at most so many levels, no key that could reach a prototype, no text that systems refuse
 * (`isWholeText`). Walks without recursion.
 */
export function isHarmless(root: unknown, deepest: number): boolean {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && !isWholeText(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > deepest) return false;
    for (const [key, inner] of Object.entries(value)) {
      if (forbiddenKeys.has(key) || !isWholeText(key)) return false;
      open.push({ value: inner, depth: depth + 1 });
    }
  }
  return true;
}
