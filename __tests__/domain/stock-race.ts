interface Refusal {
  isOrderCloudError?: boolean;
  status: number;
  errorCode: string;
}

/** How calls made at the same time ended. */
export interface RaceResult<T> {
  won: T[];
  /** Status and first code of each refusal; anything but the vendor's own refusal fails the test here. */
  refused: { status: number; errorCode: string }[];
}

/** Starts all calls at once and sorts their ends. Throws what is no clean refusal of the platform (a timeout, a 500). */
export async function race<T>(calls: readonly (() => Promise<T>)[]): Promise<RaceResult<T>> {
  const ends = await Promise.allSettled(calls.map((call) => call()));
  const won = ends.filter((end) => end.status === 'fulfilled').map((end) => end.value);
  const refused = ends
    .filter((end) => end.status === 'rejected')
    .map((end) => cleanRefusal(end.reason));
  return { won, refused };
}

function cleanRefusal(error: Refusal): { status: number; errorCode: string } {
  if (error.isOrderCloudError !== true || error.status >= 500) throw error;
  return { status: error.status, errorCode: error.errorCode };
}
