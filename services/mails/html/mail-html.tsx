import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '@/lib/config/brand';
import { jsonLdText, type JsonLdNode } from '@/lib/seo/json-ld/json-ld';
import type { MailContent } from '../content';
import { Cell, Layout } from './layout';
import { Part } from './mail-parts';
import { darkStyles, partStyle, sizes } from './mail-styles';

const widest = 560;

/**
 * A mail as HTML, in the shop's dress: one column that shrinks with the screen. It has no picture but photos of what was ordered, which say in words what
 * they show: nothing is missing with pictures off.
 */
export function mailHtml(content: MailContent): string {
  return `<!doctype html>${renderToStaticMarkup(<MailDocument {...content} />)}`;
}

function MailDocument(content: MailContent) {
  const { subject, preview } = content;
  const data = mailData(content);
  return (
    <html lang="en">
      {/* oxlint-disable-next-line nextjs/no-head-element -- a mail is no page of Next's */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: darkStyles }} />
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
      </head>
      <body
        {...partStyle('page', {
          ...sizes.plain,
          margin: 0,
          padding: 0,
          WebkitTextSizeAdjust: '100%',
        })}
      >
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        <Layout {...partStyle('page')}>
          <tr>
            <td
              align="center"
              style={{ padding: '24px 12px' }}
              dangerouslySetInnerHTML={{ __html: inOutlooksWidth(<MailColumn {...content} />) }}
            />
          </tr>
        </Layout>
      </body>
    </html>
  );
}

/** Outlook for Windows knows no greatest width: it gets a table as wide as that around the column, which all others take for a comment. */
function inOutlooksWidth(column: React.ReactElement): string {
  const table = `<table role="presentation" width="${widest}" cellpadding="0" cellspacing="0" border="0"><tr><td>`;
  return `<!--[if mso]>${table}<![endif]-->${renderToStaticMarkup(column)}<!--[if mso]></td></tr></table><![endif]-->`;
}

function MailColumn({ heading, parts }: Pick<MailContent, 'heading' | 'parts'>) {
  return (
    <Layout {...partStyle('card', { maxWidth: widest, borderRadius: '10px', textAlign: 'left' })}>
      <Cell {...partStyle('head', { padding: '20px 24px', borderRadius: '10px 10px 0 0' })}>
        <p style={{ ...sizes.name, margin: 0 }}>{brand.name}</p>
        <p style={{ ...sizes.small, margin: 0 }}>{brand.line}</p>
      </Cell>
      <Cell
        style={{ padding: '28px 24px 12px', overflowWrap: 'anywhere', wordBreak: 'break-word' }}
      >
        <h1 style={{ ...sizes.title, margin: '0 0 16px' }}>{heading}</h1>
        {parts.map((part, index) => (
          <Part key={index} part={part} />
        ))}
      </Cell>
      <Cell {...partStyle('quiet', { ...sizes.small, padding: '0 24px 24px' })}>
        Questions? Call{' '}
        <a href={`tel:+1-${brand.orderPhone}`} {...partStyle('link')}>
          {brand.orderPhone}
        </a>
        . {brand.name}, {brand.region}
      </Cell>
    </Layout>
  );
}

/** A mail as schema.org says it: the facts it has, then what it is about and where it leads. */
function mailData({ subject, preview, parts, data = [] }: MailContent): JsonLdNode[] {
  const button = parts.find((part) => part.kind === 'button');
  const leads = button && !button.once && /^https?:/.test(button.href);
  return [
    ...data,
    {
      '@type': 'EmailMessage',
      name: subject,
      description: preview,
      sender: { '@type': 'Organization', name: brand.name, telephone: brand.orderPhone },
      ...(leads
        ? { potentialAction: { '@type': 'ViewAction', name: button.label, target: button.href } }
        : {}),
    },
  ];
}
