const forgetting = new Set<() => void>();

/** Registers what forgets something of a customer when they leave; for parts that are not on every page. */
export function whenCustomerLeaves(forget: () => void): void {
  forgetting.add(forget);
}

/** Has every registered part forget: the customer has left. */
export function customerLeft(): void {
  for (const forget of forgetting) forget();
}
