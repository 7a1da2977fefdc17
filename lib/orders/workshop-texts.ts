/** What a shipment of seats is called wherever an order is shown, and how its seats are counted. */
export const workshopTexts = {
  heading: 'Workshops',
  seats: (count: number) => (count === 1 ? '1 seat' : `${count} seats`),
};
