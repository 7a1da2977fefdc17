/** Writes every kind of mail the shop sends, with facts of the demo shop: `npm run mails [-- FOLDER]`; without one into `.data/mails`. */
import { runCommand } from './support/command.mjs';

await runCommand('mails');
