import { perksPoints } from '@/lib/account/perks-points';
import { brand } from '@/lib/config/brand';
import { accountPath } from '@/lib/routes/account-path';
import { type MailContent, greeting } from './content';

/** The mail to a customer who joined Purple Perks. Of the card's number it says the last digits: the account has all of it. */
export function perksJoinedMail(
  { firstName, cardNumber }: { firstName: string; cardNumber: string },
  origin: string,
): MailContent {
  const sentence = `Your Purple Perks card is ready. Its number ends in ${cardNumber.slice(-4)}.`;
  return {
    subject: `Welcome to Purple Perks at ${brand.name}`,
    preview: sentence,
    heading: 'Welcome to Purple Perks',
    parts: [
      { kind: 'text', text: greeting(firstName) },
      { kind: 'text', text: sentence },
      { kind: 'list', items: [...perksPoints] },
      {
        kind: 'button',
        label: 'See my Purple Perks',
        href: `${origin}${accountPath('purple-perks')}`,
      },
    ],
  };
}
