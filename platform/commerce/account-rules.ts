/** What an account of the vendor's may allow or not: tests change it. */
export interface AccountRules {
  /** Whether sellers may submit the orders of buyers; the vendor's document does not say that they always may (decision 183). */
  sellersSubmit: boolean;
}
