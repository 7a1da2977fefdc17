/** Where a shopper goes back to after a save (000 §2): a path of this site; anything else is nowhere. */
export function ownPath(path: string | null | undefined): string | null {
  return path && /^\/(?![/\\])/.test(path) ? path : null;
}
