import type { CSSProperties, ReactNode } from 'react';
import { formatMoney, type Cents } from '@/lib/core/money';
import type { MailFact, MailFigure, MailLine, MailLink, MailPart, MailPhoto } from '../content';
import { Cell, Layout } from './layout';
import { partStyle, sizes } from './mail-styles';

/** A part of a mail as HTML. What it says is text of React's: escaped, whatever anyone typed. */
export function Part({ part }: { part: MailPart }) {
  switch (part.kind) {
    case 'text':
      return <TextPart {...part} />;
    case 'heading':
      return (
        <h2
          {...partStyle('rule', {
            ...sizes.heading,
            margin: '28px 0 12px',
            padding: '20px 0 0',
            borderTopWidth: '1px',
            borderTopStyle: 'solid',
          })}
        >
          <Unbroken text={part.text} />
        </h2>
      );
    case 'button':
      return <ButtonPart {...part} />;
    case 'photo':
      return <PhotoPart {...part} />;
    case 'facts':
      return <FactsPart facts={part.facts} boxed={part.boxed ?? false} />;
    case 'lines':
      return (
        <Layout style={{ margin: '0 0 16px' }}>
          {part.lines.map((line, index) => (
            <LineRow key={index} line={line} />
          ))}
        </Layout>
      );
    case 'figures':
      return (
        <Layout style={{ margin: '0 0 16px' }}>
          {part.figures.map((figure, index) => (
            <FigureRow key={index} figure={figure} />
          ))}
        </Layout>
      );
    case 'quote':
      return <QuotePart {...part} />;
    case 'list':
      return (
        <ul style={{ ...sizes.plain, margin: '0 0 16px', padding: '0 0 0 20px' }}>
          {part.items.map((item, index) => (
            <li key={index}>
              <Unbroken text={item} />
            </li>
          ))}
        </ul>
      );
  }
}

function TextPart({ text, tone, link }: Extract<MailPart, { kind: 'text' }>) {
  const style = {
    ...(tone === 'quiet' ? sizes.small : sizes.plain),
    ...(tone === 'strong' ? { fontWeight: 600 } : {}),
    margin: '0 0 16px',
  };
  return (
    <p {...partStyle(tone === 'quiet' ? 'quiet' : 'ink', style)}>
      <Unbroken text={text} />
      {link && (
        <>
          {' '}
          <PartLink {...link} />
        </>
      )}
    </p>
  );
}

/** What is read in one piece: the number of an order or a phone, whose dashes are no places to break at, an hour with its half of the day, a state with its ZIP. */
const whole =
  /((?:\b[A-Z]{2}-)?\d+(?:-\d+)+|\b[A-Z]{2}-\d+|\b\d{1,2}(?::\d{2})? [AP]M\b(?: CST\b)?|\b[A-Z]{2} \d{5}(?:-\d{4})?\b)/;

/** Text whose numbers, hours and ZIPs stay on one line. */
function Unbroken({ text }: { text: string }) {
  return text.split(whole).map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

function PartLink({ label, href }: MailLink) {
  return (
    <a href={href} {...partStyle('link', { textDecoration: 'underline' })}>
      {label}
    </a>
  );
}

/** A link that looks like a button. Outlook takes the padding from the cell, all others from the link, so that all of it can be pressed. */
function ButtonPart({ label, href }: MailLink) {
  const padding = '12px 24px';
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ margin: '0 0 16px', borderCollapse: 'separate' }}
    >
      <tbody>
        <tr>
          <td
            {...partStyle('button', {
              borderRadius: '6px',
              msoPaddingAlt: padding,
            } as CSSProperties)}
          >
            <a
              href={href}
              {...partStyle('button', {
                ...sizes.plain,
                display: 'inline-block',
                padding,
                borderRadius: '6px',
                fontWeight: 600,
                textDecoration: 'none',
                msoPaddingAlt: '0',
              } as CSSProperties)}
            >
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The largest a photo is shown, in pixels. */
const photoBox = { width: 512, height: 480 };

/** A photo as wide as it may be; where it is not shown its words stand in its place, on a ground of its own. */
function PhotoPart({ src, alt, width, height }: MailPhoto) {
  const scale = Math.min(1, photoBox.width / width, photoBox.height / height);
  const shown = Math.round(width * scale);
  return (
    <p style={{ margin: '0 0 16px' }}>
      <img
        src={src}
        alt={alt}
        width={shown}
        // Otherwise React adds a preload, which no mail program knows.
        loading="lazy"
        {...partStyle('photo', {
          ...sizes.small,
          display: 'block',
          width: '100%',
          maxWidth: `${shown}px`,
          height: 'auto',
          borderRadius: '6px',
        })}
      />
    </p>
  );
}

function FactsPart({ facts, boxed }: { facts: readonly MailFact[]; boxed: boolean }) {
  const rows = facts.map((fact) => <FactText key={fact.name} fact={fact} boxed={boxed} />);
  if (!boxed) return rows;
  const box = { padding: '16px 16px 4px', borderWidth: '1px', borderStyle: 'solid' };
  return (
    <Layout style={{ margin: '0 0 20px' }}>
      <Cell {...partStyle('box', { ...box, borderRadius: '10px' })}>{rows}</Cell>
    </Layout>
  );
}

function FactText({ fact: { name, lines, link }, boxed }: { fact: MailFact; boxed: boolean }) {
  const large = boxed ? { fontSize: '18px' } : {};
  return (
    <p {...partStyle('ink', { ...sizes.plain, margin: '0 0 12px' })}>
      <span {...partStyle('quiet', { ...sizes.small, display: 'block' })}>{name}</span>
      {lines.map((line, index) => (
        <span
          key={index}
          style={{ display: 'block', fontWeight: index === 0 ? 600 : 400, ...large }}
        >
          <Unbroken text={line} />
        </span>
      ))}
      {link && <PartLink {...link} />}
    </p>
  );
}

function LineRow({ line: { name, details, cents } }: { line: MailLine }) {
  return (
    <>
      <AmountRow cents={cents} strong>
        <span style={{ fontWeight: 600 }}>{name}</span>
      </AmountRow>
      {details.map((detail, index) => (
        <tr key={index}>
          <td colSpan={2} {...partStyle('quiet', { ...sizes.small, padding: '0 0 4px' })}>
            <Unbroken text={detail} />
          </td>
        </tr>
      ))}
    </>
  );
}

function FigureRow({ figure }: { figure: MailFigure }) {
  const { label, note, cents, currency, sum = false } = figure;
  return (
    <AmountRow cents={cents} currency={currency} strong={sum}>
      <span {...partStyle(sum ? 'ink' : 'quiet', { fontWeight: sum ? 600 : 400 })}>{label}</span>
      {note && <span {...partStyle('quiet', { ...sizes.small, display: 'block' })}>{note}</span>}
    </AmountRow>
  );
}

/** Words on the left, their amount on the right. */
function AmountRow({
  cents,
  currency,
  strong,
  children,
}: {
  cents: Cents;
  currency?: string;
  strong: boolean;
  children: ReactNode;
}) {
  return (
    <tr>
      <td style={{ ...sizes.plain, padding: '4px 16px 4px 0', verticalAlign: 'top' }}>
        {children}
      </td>
      <td
        align="right"
        style={{
          ...sizes.plain,
          padding: '4px 0',
          verticalAlign: 'top',
          whiteSpace: 'nowrap',
          fontWeight: strong ? 600 : 400,
        }}
      >
        {formatMoney(cents, currency)}
      </td>
    </tr>
  );
}

function QuotePart({ label, lines, by }: Extract<MailPart, { kind: 'quote' }>) {
  return (
    <>
      <p {...partStyle('quiet', { ...sizes.small, margin: '12px 0 4px' })}>{label}</p>
      <blockquote
        {...partStyle('quote', {
          ...sizes.quote,
          margin: '0 0 16px',
          padding: '0 0 0 16px',
          borderLeftWidth: '3px',
          borderLeftStyle: 'solid',
        })}
      >
        {lines.map((line, index) => (
          <span key={index} dir="auto" style={{ display: 'block', fontStyle: 'italic' }}>
            {line}
          </span>
        ))}
        {by && (
          <span dir="auto" style={{ display: 'block' }}>
            {by}
          </span>
        )}
      </blockquote>
    </>
  );
}
