/** When a shared access signature of the blob storage ends (`se`), as it says itself; `null` for one that says nothing. Pure. */
export function signatureEnd(signature: string): string | null {
  return new URLSearchParams(signature.replace(/^\?/, '')).get('se');
}
