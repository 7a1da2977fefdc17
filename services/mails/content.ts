import type { Cents } from '@/lib/core/money';
import type { JsonLdNode } from '@/lib/seo/json-ld/json-ld';
import { oneLine } from '@/lib/core/text';

/** Where a link of a mail leads, with its words. */
export interface MailLink {
  label: string;
  href: string;
}

/** Something that is so, in lines, under its name: `To`, a name and an address. */
export interface MailFact {
  name: string;
  lines: string[];
  link?: MailLink;
}

/** Something that was bought, with what was chosen for it. */
export interface MailLine {
  name: string;
  details: string[];
  cents: Cents;
}

/** A line of a sum; a `sum` is what the figures above it add up to. */
export interface MailFigure {
  label: string;
  cents: Cents;
  /** The code of its currency where that is not the dollar. */
  currency?: string;
  note?: string;
  sum?: boolean;
}

/** A photo that a mail shows. It is not part of the mail: `alt` says what it would show where pictures are off, or it is not to be had any more. Pixels. */
export interface MailPhoto {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** A part of a mail. All of it is text: nothing in it is ever read as HTML. */
export type MailPart =
  | { kind: 'text'; text: string; tone?: 'strong' | 'quiet'; link?: MailLink }
  | { kind: 'heading'; text: string }
  /** `once`: what it opens, it opens once, so no program may try. */
  | ({ kind: 'button'; once?: boolean } & MailLink)
  | ({ kind: 'photo' } & MailPhoto)
  | { kind: 'facts'; facts: MailFact[]; boxed?: boolean }
  | { kind: 'lines'; lines: MailLine[] }
  | { kind: 'figures'; figures: MailFigure[] }
  | { kind: 'quote'; label: string; lines: string[]; by?: string }
  | { kind: 'list'; items: string[] };

/** A file that comes with a mail. */
export interface MailFile {
  filename: string;
  contentType: string;
  content: string;
}

/** What a mail says. Its HTML and its text are both made from this, so that they say the same (decision 151). */
export interface MailContent {
  subject: string;
  /** What an inbox shows beside the subject; not seen in the mail itself. */
  preview: string;
  heading: string;
  parts: MailPart[];
  /** The same facts for programs: schema.org in JSON-LD. */
  data?: JsonLdNode[];
  files?: MailFile[];
}

/** How a mail begins: `Dear Ana,`, and `Hello,` where the name is not known. */
export function greeting(firstName: string): string {
  const name = oneLine(firstName).trim();
  return name ? `Dear ${name},` : 'Hello,';
}
