/** Writes every kind of mail the shop sends, with facts of the demo shop: `npm run mails [-- FOLDER]`; without one into `.data/mails`. */
import { runCommand } from './support/command.mjs';
import { saysHelp } from './support/help.mjs';

const usage = `npm run mails [-- FOLDER]

Writes every kind of mail the shop sends into FOLDER (.data/mails), as HTML, as text and with its calendar files, with facts of the demo shop.`;

if (!saysHelp(usage)) await runCommand('mails');
