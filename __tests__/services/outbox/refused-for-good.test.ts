import { isRefusedForGood } from '@/services/outbox/sender';

const refusal = (response: string, command: string, code: string) =>
  Object.assign(new Error(`refused: ${response}`), {
    code,
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  });

describe('a mail that its server refuses for good', () => {
  it.each<[boolean, string, unknown]>([
    [true, 'no such mailbox', refusal('550 5.1.1 No such user', 'RCPT TO', 'EENVELOPE')],
    [true, 'the same in the words of old servers', refusal('553 unknown', 'RCPT TO', 'EENVELOPE')],
    [true, 'a mailbox that is full for good', refusal('552-5.2.2 Full', 'RCPT TO', 'EENVELOPE')],
    [true, 'what the mail says', refusal('554 5.6.0 Bad content', 'DATA', 'EMESSAGE')],
    [false, 'not now', refusal('451 4.3.0 Later', 'RCPT TO', 'EENVELOPE')],
    [false, 'greylisted', refusal('450 4.2.0 Later', 'DATA', 'EMESSAGE')],
    [false, 'who sends', refusal('550 5.7.1 Relaying denied', 'RCPT TO', 'EENVELOPE')],
    [false, 'who sends, in several lines', refusal('550-5.7.26 No DKIM', 'DATA', 'EMESSAGE')],
    [false, 'our own address', refusal('550 5.1.8 Bad sender', 'MAIL FROM', 'EENVELOPE')],
    [false, 'our password', refusal('535 5.7.8 Bad credentials', 'AUTH PLAIN', 'EAUTH')],
    [false, 'no answer at all', Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })],
    [false, 'an address that is none', Object.assign(new Error('none'), { code: 'EENVELOPE' })],
    [false, 'a fault of ours', new TypeError('x is undefined')],
    [false, 'nothing', null],
  ])('%s: %s', (expected, _, error) => expect(isRefusedForGood(error)).toBe(expected));
});
