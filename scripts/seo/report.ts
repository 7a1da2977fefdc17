import type { ShopReport } from './check-shop';
import { faultWords, type FaultCode } from './fault';

/** A report in lines: what was looked at, then the faults under their kind, at most `most` of each. */
export function reportLines(
  { faults, visited, kinds, sitemaps, listed, pictures }: ShopReport,
  most = 20,
): string[] {
  const counts = Object.entries(kinds)
    .sort(([, a], [, b]) => b - a)
    .map(([kind, count]) => `${kind} ${count}`);
  const byCode = new Map<FaultCode, typeof faults>();
  for (const fault of faults) byCode.set(fault.code, [...(byCode.get(fault.code) ?? []), fault]);
  return [
    `${visited.length} addresses (${counts.join(', ')}), ${sitemaps} sitemaps with ${listed} pages, ${pictures} pictures`,
    ...[...byCode].flatMap(([code, found]) => [
      `${code}: ${faultWords[code]} (${found.length})`,
      ...found.slice(0, most).map(({ path, detail }) => `  ${path}  ${detail}`),
      ...(found.length > most ? [`  … and ${found.length - most} more`] : []),
    ]),
    `${faults.length} faults`,
  ];
}
