/** The part of a cart that can be delivered to a ZIP. */
export interface Reach {
  /** City of a local ZIP, to fill the form; `null` for one the vans do not reach. */
  city: string | null;
  /** Titles of the products that cannot be delivered there. */
  undeliverable: string[];
  /** Whether nothing in the cart can be delivered there (specification B5: Save is disabled). */
  all: boolean;
}
