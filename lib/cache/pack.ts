import { deserialize, serialize } from 'node:v8';
import { compress, decompress } from './compress';

/** A value of texts, numbers, maps and buffers as compressed bytes, and how many it takes unpacked. */
export async function pack(value: unknown): Promise<{ bytes: Buffer; unpackedSize: number }> {
  const plain = serialize(value);
  return { bytes: await compress(plain, 'br', 'never'), unpackedSize: plain.byteLength };
}

/** The value that was packed. */
export async function unpack(bytes: Buffer): Promise<unknown> {
  return deserialize(await decompress(bytes));
}
