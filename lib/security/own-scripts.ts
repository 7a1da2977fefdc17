import { developmentCalls, formReplay, inlineCalls } from '@/lib/core/framework';
import { trustedTypes } from './trusted-types';

/** What the shop and React write, by its exact text. */
const written = new Set([trustedTypes, formReplay]);

/** Whether an inline script is one the shop or its framework writes: known letter by letter, or a known call with data. */
export function isOwnScript(text: string): boolean {
  return (
    written.has(text) ||
    [...inlineCalls, ...developmentCalls].some(({ call, argument }) => {
      const json = call.exec(text)?.[1];
      return json !== undefined && !json.includes('<') && argument.safeParse(parsed(json)).success;
    })
  );
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
