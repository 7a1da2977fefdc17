import type { Shape } from './kinds';

const hugeText = 'x'.repeat(100_000);

/** A body cut off in its middle, however short. */
export function cutOff(body: Buffer): Buffer {
  return body.subarray(0, Math.floor(body.length / 2));
}

/** A valid document of the wrong shape: JSON with its values spoilt, or XML that is about something else. */
export function misshapen(body: Buffer, contentType: string, shape: Shape): Buffer {
  if (contentType.includes('xml'))
    return Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<unexpected nil="true"/>\n');
  try {
    return Buffer.from(JSON.stringify(spoilt(JSON.parse(body.toString('utf8')), shape)) ?? 'null');
  } catch {
    return Buffer.from('null');
  }
}

/** A JSON value with its fields null, gone, negative or beyond all measure; lists and objects keep their place. */
function spoilt(value: unknown, shape: Shape): unknown {
  if (Array.isArray(value)) return value.map((entry) => spoilt(entry, shape));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([name, field]) => [name, spoilt(field, shape)] as const,
    );
    return Object.fromEntries(entries.filter(([, field]) => field !== undefined));
  }
  switch (shape) {
    case 'null':
      return null;
    case 'missing':
      return undefined;
    case 'negative':
      return typeof value === 'number' ? -Math.abs(value) - 1 : value;
    case 'huge':
      return typeof value === 'number' ? 1e300 : typeof value === 'string' ? hugeText : value;
  }
}
