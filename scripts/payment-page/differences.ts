import type { Received } from './received';

/** What is received now and was not signed, what was signed and is missing, and what is another: a sentence each. */
export function differences(signed: Received, now: Received): string[] {
  return [
    ...ofRecords('header', signed.headers, now.headers),
    ...ofRecords('script', signed.scripts, now.scripts),
    ...ofLists('inline script', signed.inline, now.inline),
    ...ofLists('element', signed.elements, now.elements),
  ];
}

function ofRecords(
  what: string,
  signed: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): string[] {
  const names = [...new Set([...Object.keys(signed), ...Object.keys(now)])].sort();
  return names.flatMap((name) => {
    const [before, after] = [signed[name], now[name]];
    if (before === after) return [];
    if (before === undefined) return [`${what} ${name} is new: ${after}`];
    return [
      after === undefined
        ? `${what} ${name} is missing`
        : `${what} ${name} was ${before} and is ${after}`,
    ];
  });
}

function ofLists(what: string, signed: readonly string[], now: readonly string[]): string[] {
  const left = [...now];
  const missing = signed.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [
    ...missing.map((one) => `${what} ${one} is missing`),
    ...left.map((one) => `${what} ${one} is new`),
  ];
}
