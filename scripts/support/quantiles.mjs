/**
 * The least of some values that so many hundredths of them do not exceed; NaN of none.
 *
 * @param {readonly number[]} values
 * @param {number} hundredths
 * @returns {number}
 */
export function within(values, hundredths) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * hundredths) / 100) - 1] ?? NaN;
}

/**
 * The middle of some values, the mean of the two middle ones when they are even in number; NaN of none.
 *
 * @param {readonly number[]} values
 */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2
    ? (sorted[half] ?? NaN)
    : ((sorted[half - 1] ?? NaN) + (sorted[half] ?? NaN)) / 2;
}
