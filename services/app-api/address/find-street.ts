import { standardStreet, streetParts } from '@/lib/address/verification/standard-street';
import { minneapolisStreets } from './minneapolis-streets';

/** Highest house numbers: of the city whose streets are known, of the vans' region, and of any address in the country. */
const highest = { city: 7999, region: 29_999, country: 99_999 };

const ruralRoute = /^(rural route|rr|hc) \d+\b/i;

/** A street line as it should be written, or `null` for one that no postal record can have. */
export function findStreet(
  line: string,
  { city, local }: { city: string; local: boolean },
): string | null {
  if (!local && ruralRoute.test(line.trim())) return standardStreet(line);
  const parts = streetParts(line);
  if (!parts || parts.house < 1) return null;
  const known = local && city === 'Minneapolis';
  if (parts.house > (known ? highest.city : local ? highest.region : highest.country)) return null;
  const standard = standardStreet(line);
  if (!known || isKnown(parts.name)) return standard;
  const meant = nearest(parts.name);
  return (
    meant && standard.replace(new RegExp(`(?<= )${escaped(parts.name)}(?= |$)`, 'i'), titled(meant))
  );
}

function isKnown(name: string): boolean {
  return minneapolisStreets.has(name) || /^\d{1,3}(st|nd|rd|th)( 1\/2)?$/.test(name);
}

/** The one street that is spelled most nearly like a name: one slip in a short name, two in a longer one. */
function nearest(name: string): string | null {
  const most = name.length > 5 ? 2 : 1;
  const near = [...minneapolisStreets]
    .map((street) => ({ street, slips: slipsBetween(name, street, most) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips);
  const [first, second] = near;
  return first && first.slips !== second?.slips ? first.street : null;
}

/** Letters to add, drop or change to come from one name to the other (Levenshtein); more than `most` where the lengths say so already. */
function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const above = row;
    row = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const change = (above[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      row.push(Math.min(change, (above[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1));
    }
  }
  return row[other.length] ?? most + 1;
}

function titled(name: string): string {
  return name.replace(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase());
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
