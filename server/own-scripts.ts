import { z } from 'zod';
import { loader } from './late-scripts';
import { trustedTypes } from './trusted-types';

/** What the shop writes itself, by its exact text. */
const written = new Set([loader, trustedTypes]);

/** What the framework writes: calls with one argument, and that nothing but JSON. */
const calls = [
  { call: /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*\])\)$/, argument: z.tuple([z.number().int(), z.string().optional()]) },
  {
    call: /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);$/,
    argument: z.strictObject({ otherChunks: z.array(z.string().regex(/^static\/chunks\/[\w.~-]+$/)), runtimeModuleIds: z.array(z.union([z.number(), z.string()])) }),
  },
];

/** Whether an inline script is one the shop or its framework writes: known letter by letter, or a known call with data. */
export function isOwnScript(text: string): boolean {
  return written.has(text) || calls.some(({ call, argument }) => {
    const json = call.exec(text)?.[1];
    return json !== undefined && !json.includes('<') && argument.safeParse(parsed(json)).success;
  });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
