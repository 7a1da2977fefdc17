/** Who may submit an order at the commerce platform: the services with their elevated token, or the shopper whose it is. */
export const submitters = ['elevated', 'shopper'] as const;

export type Submitter = (typeof submitters)[number];
