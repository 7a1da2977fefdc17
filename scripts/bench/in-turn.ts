/**
 * Measures every address as often, load by load, each second round the other way round, so that a slow minute of the machine is everybody's. Returns the
 * measurements of each address.
 */
export async function inTurn<Measured>(
  addresses: readonly string[],
  rounds: number,
  measure: (address: string, round: number) => Promise<Measured>,
): Promise<Measured[][]> {
  const measured: Measured[][] = addresses.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    const order = [...addresses.entries()];
    for (const [index, address] of round % 2 === 0 ? order : order.reverse())
      measured[index]?.push(await measure(address, round));
  }
  return measured;
}
