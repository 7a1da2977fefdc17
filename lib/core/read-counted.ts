/** The bytes of a body, counted while they arrive, whatever its headers say: `null` for one of more than `maxBytes`, of which nothing further is taken. */
export async function readCounted(
  { body }: Pick<Request, 'body'>,
  maxBytes: number,
): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
