// Ends kept pages of the proxy in compose.yaml: node serve-purges.mjs FOLDER FILE-WITH-THE-KEY, on port 8081.
import { readFileSync } from 'node:fs';
import { createPurges } from './purges.mjs';

const [folder = '', keyFile = ''] = process.argv.slice(2);
const server = createPurges({
  folder,
  key: readFileSync(keyFile, 'utf8').trim(),
  onPurge: (tags) => console.log(JSON.stringify({ msg: 'purged', count: tags.length })),
});
server.listen(8081);
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
