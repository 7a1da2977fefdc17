import type { BankVerdict } from './bank-verdict';

/** Texts shown while a card's bank is asked. */
export const bankTexts = {
  asking: 'Asking your bank',
  title: 'Your bank wants to know that it is you',
  about:
    'What you enter here goes to your bank alone. Your order is placed as soon as it says yes.',
};

/** Texts for every verdict but a confirmation. */
export const bankVerdictTexts: Record<Exclude<BankVerdict, 'confirmed'>, string> = {
  denied:
    'Your bank did not confirm this payment. Nothing was charged; please use another card or pay another way.',
  closed:
    'Your bank has not confirmed this payment yet. Nothing was charged and nothing is lost: please place your order again when you are ready.',
  gone: 'Your bank could not be asked about this card any more. Nothing was charged; please enter it again or pay another way.',
  unreached:
    'Your bank could not be asked right now. Nothing was charged; please place your order again in a moment, or pay another way.',
};
