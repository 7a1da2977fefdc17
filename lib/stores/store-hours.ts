/** Whether the stores are open, on the server's clock. */
export interface StoreHoursNow {
  open: boolean;
  words: string;
  /** Seconds until the answer changes, at the latest at midnight in Chicago. */
  changesIn: number;
}
