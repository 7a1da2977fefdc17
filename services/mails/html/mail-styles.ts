import type { CSSProperties } from 'react';

/** Colours of the shop's pages, written out: mail programs know no style sheets. */
const light = {
  ink: '#2B1130',
  quiet: '#5B4861',
  aubergine: '#4B1D52',
  onAubergine: '#FFFFFF',
  lilac: '#F3EDF9',
  paper: '#F8F6F9',
  card: '#FFFFFF',
  line: '#DFD6E4',
};
const dark: typeof light = {
  ink: '#F4ECF7',
  quiet: '#CFBED8',
  aubergine: '#E2CCF3',
  onAubergine: '#2B1130',
  lilac: '#3A2642',
  paper: '#170C1B',
  card: '#241529',
  line: '#55405E',
};

type PartColours = Partial<Record<'color' | 'backgroundColor' | 'borderColor', keyof typeof light>>;

/** What each kind of part wears. */
const partColours = {
  page: { backgroundColor: 'paper', color: 'ink' },
  card: { backgroundColor: 'card', color: 'ink' },
  head: { backgroundColor: 'aubergine', color: 'onAubergine' },
  ink: { color: 'ink' },
  quiet: { color: 'quiet' },
  link: { color: 'aubergine' },
  button: { backgroundColor: 'aubergine', color: 'onAubergine' },
  photo: { backgroundColor: 'lilac', color: 'ink' },
  box: { backgroundColor: 'lilac', borderColor: 'line', color: 'ink' },
  rule: { borderColor: 'line' },
  quote: { borderColor: 'aubergine', color: 'ink' },
} as const satisfies Record<string, PartColours>;

type MailPartName = keyof typeof partColours;

function inColours(part: PartColours, colours: typeof light): [string, string][] {
  return Object.entries(part).map(([property, colour]) => [property, colours[colour]]);
}

/** The style of a part: its light colours inline, and the class that the dark colours go by. */
export function partStyle(
  part: MailPartName,
  style: CSSProperties = {},
): { className: string; style: CSSProperties } {
  return {
    className: `mail-${part}`,
    style: { ...Object.fromEntries(inColours(partColours[part], light)), ...style },
  };
}

/** The only style sheet of a mail: what turns where the reader's screen is dark. Programs that take it away show the light colours. */
export const darkStyles = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${darkRules('')}}`,
  // Outlook on the web and on phones marks what it has darkened itself.
  darkRules('[data-ogsc] '),
].join('');

function darkRules(prefix: string): string {
  return Object.entries(partColours)
    .map(([name, part]) => {
      const rules = inColours(part, dark).map(
        ([property, colour]) =>
          `${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${colour}!important`,
      );
      return `${prefix}.mail-${name}{${rules.join(';')}}`;
    })
    .join('');
}

/** Faces that every device has. */
const faces = {
  display: "Georgia,'Times New Roman',serif",
  plain: '-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif',
} as const;

/** Sizes of type, with face and the height of lines: Outlook takes none of them from what a cell stands in. */
export const sizes = {
  name: { fontFamily: faces.display, fontSize: '20px', lineHeight: '26px' },
  title: { fontFamily: faces.display, fontSize: '28px', lineHeight: '34px', fontWeight: 400 },
  heading: { fontFamily: faces.display, fontSize: '21px', lineHeight: '28px', fontWeight: 400 },
  quote: { fontFamily: faces.display, fontSize: '18px', lineHeight: '27px' },
  plain: { fontFamily: faces.plain, fontSize: '16px', lineHeight: '24px' },
  small: { fontFamily: faces.plain, fontSize: '14px', lineHeight: '21px' },
} as const satisfies Record<string, CSSProperties>;
