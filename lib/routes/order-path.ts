/** Path of an order's confirmation (000 §2). Both IDs are for show: whose order it is, the session says. */
export function orderConfirmationPath(userID: string, orderID: string): string {
  return `/orderConfirmation/${encodeURIComponent(userID)}/${encodeURIComponent(orderID)}`;
}
