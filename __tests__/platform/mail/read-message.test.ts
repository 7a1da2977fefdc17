/** @jest-environment node */
import { decodeWords } from '@/platform/mail/decode';
import { readMessage } from '@/platform/mail/read-message';

const latin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1');
const raw = (...lines: string[]) => lines.join('\r\n');

describe('headers in every script', () => {
  it.each([
    ['plain', 'plain'],
    ['=?UTF-8?Q?Caf=C3=A9_au_lait?=', 'Café au lait'],
    ['=?utf-8?b?6Iqx?= and =?utf-8?q?=C3=BC?=', '花 and ü'],
    ['=?UTF-8?B?5p2O?= =?UTF-8?B?5bCP6b6Z?=', '李小龙'],
    ['=?UTF-8?Q?=E8=8A?= =?UTF-8?Q?=B1?=', '花'],
    ['=?ISO-8859-1?Q?M=FCller?=', 'Müller'],
    ['=?ISO-8859-2?Q?=A3=F3d=BC?=', 'Łódź'],
    ['=?no-such-set?Q?=C3=A9?=', 'é'],
    ['=?UTF-8*en?Q?=C3=A9?=', 'é'],
    [latin1('raw ünïcode'), 'raw ünïcode'],
    ['1 =? 2', '1 =? 2'],
  ])('%s', (header, text) => {
    expect(decodeWords(header)).toEqual(text);
  });
});

describe('bodies', () => {
  it('are read in their own character set and encoding', () => {
    const message = readMessage(
      raw(
        'Subject: x',
        'Content-Type: text/plain; charset=iso-8859-1',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        'Gr=FC=DFe =',
        'von uns',
      ),
    );
    expect(message.text).toBe('Grüße von uns');
  });

  it('are found in an alternative within a mixed message, attachments left aside', () => {
    const message = readMessage(
      raw(
        'Subject: x',
        'Content-Type: multipart/mixed;',
        ' boundary="a"',
        '',
        '--a',
        'Content-Type: multipart/alternative; boundary=a1',
        '',
        '--a1',
        'Content-Type: text/plain; charset=utf-8',
        '',
        'text with --a inside',
        '--a1',
        'Content-Type: text/html; charset=utf-8',
        'Content-Transfer-Encoding: base64',
        '',
        Buffer.from('<p>é</p>').toString('base64'),
        '--a1--',
        '--a',
        'Content-Type: text/plain',
        'Content-Disposition: attachment; filename=a.txt',
        '',
        'attached',
        '--a--',
        '',
      ),
    );
    expect(message).toMatchObject({ text: 'text with --a inside', html: '<p>é</p>' });
  });

  it('with only HTML have no text, without either are empty', () => {
    expect(readMessage(raw('Content-Type: text/html', '', '<p>a</p>'))).toMatchObject({
      text: '',
      html: '<p>a</p>',
    });
    expect(readMessage('Subject: nothing')).toMatchObject({
      subject: 'nothing',
      text: '',
      html: null,
    });
  });
});
