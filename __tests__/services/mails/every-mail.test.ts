/** @jest-environment node */
import { sampleMails } from '@/scripts/mails/samples';
import { toMessage } from '@/services/mails/to-message';
import { bareWords, dataOf, seenLines } from './mail-words';

const now = new Date('2026-11-25T16:00:00Z');
const mails = Object.entries(sampleMails(now)).map(([name, content]) => {
  const { html, text } = toMessage(content, { messageID: '<m@example.com>', to: 'a@example.com' });
  return [name, { content, html: String(html), text: String(text) }] as const;
});

describe.each(mails)('the mail %s', (_, { content, html, text }) => {
  it('says the same as text and as HTML', () => {
    expect(bareWords(seenLines(html).slice(2).join(' '))).toBe(bareWords(text));
  });

  it('shows no capitals of the warehouse and no date as machines write it', () => {
    const words = [content.subject, content.preview, ...seenLines(html)].join('\n');
    const capitals = new Set(words.match(/\b[A-Z]{3,}\b/g) ?? []);
    for (const word of ['PIN', 'USPS', 'UPS', 'CST']) capitals.delete(word);
    expect([...capitals]).toEqual([]);
    expect(words).not.toMatch(/\d{4}-\d\d-\d\d|\b\d\d?\/\d\d?\/\d{2,4}\b/);
  });

  it('needs no picture and runs nothing, is one column that shrinks, and its tables are none to a screen reader', () => {
    expect(html).not.toMatch(/<link|background-image|url\(|@import|@font-face/);
    const pictures = html.match(/<img[^>]*>/g) ?? [];
    expect(pictures.length).toBe(content.parts.filter(({ kind }) => kind === 'photo').length);
    for (const picture of pictures) {
      expect(picture).toMatch(/alt="[^"]{8,}"/);
      expect(picture).toMatch(/max-width:\d+px;height:auto/);
    }
    expect(html.replace(/<script type="application\/ld\+json">/g, '')).not.toMatch(/<script/);
    expect(html).toContain('max-width:560px');
    const forAll = html
      .replace(/<!--\[if mso\]>.*?<!\[endif\]-->/gs, '')
      .replace(/<img[^>]*>/g, '');
    expect(forAll).not.toMatch(/(?<!max-)width[:=]"?[1-9]\d{2,}(px|")/);
    expect(html.match(/<table(?![^>]*role="presentation")/g)).toBeNull();
    expect(html).toMatch(/<html[^>]*lang="en"/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
  });

  it('says what it is about to programs as well, and lets none open what opens once', () => {
    const message = dataOf(html).at(-1);
    expect(message).toMatchObject({ '@type': 'EmailMessage', name: content.subject });
    const action = message?.potentialAction as { target: string } | undefined;
    const button = content.parts.find(({ kind }) => kind === 'button') as
      { href: string; once?: boolean } | undefined;
    const isOpened = button && !button.once && button.href.startsWith('https:');
    expect(action?.target).toBe(isOpened ? button.href : undefined);
    expect(JSON.stringify(dataOf(html))).not.toContain('code=');
  });

  it('parts no hour from its half of the day and no state from its ZIP', () => {
    const seen = html.slice(html.indexOf('<h1')).replace(/alt="[^"]*"/g, '');
    const mayBreak = seen.replace(/<span style="white-space:nowrap">[^<]*<\/span>/g, '');
    expect(mayBreak).not.toMatch(/\d [AP]M\b|\b[A-Z]{2} \d{5}\b/);
  });

  it('knows the dark', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('<meta name="supported-color-schemes" content="light dark"/>');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
  });
});
