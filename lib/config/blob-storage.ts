/** When a shared access signature of the blob storage ends (`se`), as it says itself; `null` for one that says nothing. Pure. */
export function signatureEnd(signature: string): string | null {
  return new URLSearchParams(signature.replace(/^\?/, '')).get('se');
}

/** The version of the blob storage's interface that is spoken. To a read without one Azure answers by that of 2009, whose ETags have no quotes and are no condition of a write. */
export const blobVersion = { 'x-ms-version': '2021-12-02' } as const;
