/** Path of an order's confirmation (specification A2). Both IDs are for show: whose order it is, the session says. */
export function orderConfirmationPath(userID: string, orderID: string): string {
  return `/orderConfirmation/${encodeURIComponent(userID)}/${encodeURIComponent(orderID)}`;
}

/** Path of the calendar file of a shipment of a placed order. */
export function orderCalendarPath(userID: string, orderID: string, shipmentID: string): string {
  return `/api/orders/${[userID, orderID].map(encodeURIComponent).join('/')}/calendar/${encodeURIComponent(shipmentID)}`;
}

/** Path of a photo of a placed order. */
export function orderPhotoPath(userID: string, orderID: string, photo: string): string {
  return `/api/orders/${[userID, orderID].map(encodeURIComponent).join('/')}/photo/${encodeURIComponent(photo)}`;
}

/** Where an order is looked up by its number and e-mail. */
export const orderLookupPath = '/order';

/** Path of the page of an order, by the token of its link: whoever has it sees the order. */
export function orderPagePath(token: string): string {
  return `/order/${encodeURIComponent(token)}`;
}

/** Whether a path is that of an order's link, which opens the order for whoever reads it. */
export function isOrderLink(pathname: string): boolean {
  return pathname.startsWith(`${orderLookupPath}/`);
}

/** Path of what the page of an order asks for; how far it is without a part. */
export function followPath(
  token: string,
  part?: 'gift-cards' | `calendar/${string}` | `photo/${string}`,
): string {
  return ['/api/follow', encodeURIComponent(token), ...(part ? [part] : [])].join('/');
}
