/** Does `work` alone among all tabs of this browser; at once where the browser knows no turns, or refuses them as it does to keep anything. */
export async function inTurn<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request(name, begin);
  } catch (error) {
    if (isBegun) throw error;
    return work();
  }
}
