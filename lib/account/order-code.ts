/** How long a mailed code opens an order, in minutes. */
export const codeMinutes = 10;
