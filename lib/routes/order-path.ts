/** Path of an order's confirmation (specification A2). Both IDs are for show: whose order it is, the session says. */
export function orderConfirmationPath(userID: string, orderID: string): string {
  return `/orderConfirmation/${encodeURIComponent(userID)}/${encodeURIComponent(orderID)}`;
}

/** Path of the calendar file of a shipment of a placed order. */
export function orderCalendarPath(userID: string, orderID: string, shipmentID: string): string {
  return `/api/orders/${[userID, orderID].map(encodeURIComponent).join('/')}/calendar/${encodeURIComponent(shipmentID)}`;
}
