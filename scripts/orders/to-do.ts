import type { WorkKind } from '@/services/after/work/work-line';

/** What people must do about each kind of work (`docs/operations/money.md`). */
const words: Record<WorkKind, string> = {
  expired: 'the authorization has ended: ask for another means of payment before the goods go out',
  declined: 'the card was declined: ask for another means of payment before the goods go out',
  'settlement-declined':
    'the bank did not pay what was charged: ask for another means of payment, the goods may be gone',
  voided: 'the authorization was voided by hand: ask for another means of payment',
  unknown: 'the gateway knows no such transaction: compare its account with this order',
  'capture-refused': 'the gateway refuses to charge it: read its words in show, then capture again',
  short: 'less was taken than the order owes: refund the difference here if the shop bears it',
  'other-currency':
    'it was charged in another currency, by the gateway’s account: mend the account, ask for another means of payment, or give it back',
  'refund-refused': 'the gateway refuses to refund it: pay it back another way, or refund again',
  'account-refused': 'the card or account cannot take it: give the amount back another way',
  'not-returned':
    'the order was not placed, and the ledger did not take back what it had spent: give it back there by hand',
  dispute:
    'the cardholder’s bank disputes the charge: answer it at the gateway by the day it says, or bear it',
  disbursement:
    'the gateway could not pay out to the shop’s bank account: correct the account in its control panel, or call it',
  'money-waits': 'its money cannot be moved: mend what the words say, and it goes on by itself',
  'money-ends': 'the gateway lets its money go soon, and nobody has charged it: capture it now',
  'submit-open':
    'the submit has come to no end: bring back what it waits for, and do not let it be placed again',
  'order-held':
    'nobody is known to have paid it: do not pack it, compare it with the gateway, then release or cancel it',
  'not-sent':
    'the message was given up: mend what its words say and try it again, or reach the person another way',
  'run-too-full': 'more stops than the run has room for: move one to another run, or add a van',
  'nobody-home': 'nobody took it: call who ordered, and tell the next try',
  'photo-missing': 'no photo shows where it was left: ask the driver to send it',
};

/** What people must do about a kind of work; the kind itself where it is none of these. */
export function toDo(kind: string): string {
  return (words as Partial<Record<string, string>>)[kind] ?? kind;
}
