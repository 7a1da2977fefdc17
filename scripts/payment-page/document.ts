import { elsewhere, owners } from './owners';

/** `docs/payment-page-scripts.md`, made from the list of owners: nothing in it changes with a build. */
export function ownersDocument(): string {
  return [
    '# Scripts of the payment page',
    '',
    'Made from `scripts/payment-page/owners.ts` by every build; do not edit. Whose code may run on `/checkout`, and what it is there for (PCI DSS 4.0.1, 6.4.3). The build',
    'reads of what each script is made from its source map, and fails on a part that is not named here. Each script of a build with its file, size, parts,',
    'owners and SHA-384 is in `.build/payment-page-scripts.json`, which every build writes anew (`docs/operations/payment-page.md`).',
    '',
    '## Scripts of this site',
    '',
    ...table(
      ['Owner', 'Purpose', 'Parts'],
      owners.map(({ owner, purpose, parts }) => [
        owner,
        purpose,
        parts.map((part) => `\`${part}\``).join(', '),
      ]),
    ),
    '',
    '## Inline scripts',
    '',
    ...table(
      ['Script', 'Owner', 'Purpose'],
      [
        [
          '`lib/security/trusted-types.ts`',
          'Lilac & Loam',
          'What a script may be made of (decision 110)',
        ],
        [
          '`addEventListener("submit", …)`',
          'Meta: React',
          'Keeps what is sent before the page is hydrated; by its exact text (`lib/core/framework.ts`), where a page has a form for it',
        ],
        [
          '`self.__next_f.push([…])`, `TURBOPACK.push({…})`',
          'Vercel: Next.js',
          'The page’s data and which script begins; only with JSON as their argument',
        ],
      ],
    ),
    '',
    '## Scripts of other sites',
    '',
    ...table(
      ['From', 'Owner', 'Purpose'],
      elsewhere.map(({ from, owner, purpose }) => [from, owner, purpose]),
    ),
    '',
  ].join('\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)];
}
