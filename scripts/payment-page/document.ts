import { elsewhere, owners, paymentPages, type Owner } from './owners';

/** `docs/payment-page-scripts.md`, made from the list of owners: nothing in it changes with a build. */
export function ownersDocument(): string {
  return [
    '# Scripts of the payment page',
    '',
    `Made from \`scripts/payment-page/owners.ts\` by every build; do not edit. Whose code may run where cards are typed (${paths(paymentPages)}), and what it is there for (PCI DSS 4.0.1, 6.4.3). The build`,
    'reads of what each script is made from its source map, and fails on a part that is not named here. Each script of a build with its file, size, parts,',
    'owners and SHA-384 is in `.build/payment-page-scripts.json`, which every build writes anew (`docs/operations/payment-page.md`).',
    '',
    '## Scripts of this site',
    '',
    ...ownersTable(owners),
    '',
    ...paymentPages.flatMap((page) =>
      page.more.length > 0
        ? [`Beside them on ${paths([page])}:`, '', ...ownersTable(page.more), '']
        : [],
    ),
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

const paths = (pages: readonly { path: string }[]) =>
  pages.map(({ path }) => `\`${path}\``).join(', ');

function ownersTable(of: readonly Owner[]): string[] {
  return table(
    ['Owner', 'Purpose', 'Parts'],
    of.map(({ owner, purpose, parts }) => [
      owner,
      purpose,
      parts.map((part) => `\`${part}\``).join(', '),
    ]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)];
}
