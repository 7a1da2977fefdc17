/** Loaded into the storefront: at SIGUSR2 it collects its garbage and writes a line of what is left, in bytes. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  console.log(JSON.stringify({ heapUsed, external }));
});
