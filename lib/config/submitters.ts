/** Who may submit an order at the commerce platform: the services with their elevated token, or the shopper whose it is. */
export const submitters = ['elevated', 'shopper'] as const;

export type Submitter = (typeof submitters)[number];

/** What is wrong where the commerce platform lets nobody submit with the token that is set (decision 183), and what to do, as the doctor and the log say it. */
export const whereNobodySubmits: Readonly<Record<Submitter, { says: string; todo: string }>> = {
  elevated: {
    says: 'The account lets no seller submit a buyer’s order: no order can be placed.',
    todo: 'Set COMMERCE_SUBMIT=shopper for the services: orders are then submitted with the token of whoever places them.',
  },
  shopper: {
    says: 'Shoppers may not submit their orders: no order can be placed.',
    todo: 'Give their security profile the role Shopper: run `npm run provision -- ordercloud`.',
  },
};
