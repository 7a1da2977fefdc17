import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { now } from '@/lib/core/time/clock';
import { toMessage } from '@/services/mails/to-message';
import { saysHelp } from '../support/help.mjs';
import { sampleMails, samplePhoto } from './samples';

const photoOfSamples = 'public/pictures/products/100310-1200.webp';

const usage = `npm run mails [-- FOLDER]

Writes every kind of mail the shop sends into FOLDER (.data/mails), as HTML, as text and with its calendar files, with facts of the demo shop.`;

const [folder = '.data/mails', ...more] = process.argv.slice(2);
const isWrong = more.length > 0 || folder.startsWith('-');
if (isWrong && !saysHelp(usage)) {
  console.error(usage);
  process.exitCode = 2;
} else if (!isWrong) await writeMails();

async function writeMails() {
  await mkdir(folder, { recursive: true });
  const photo = 'photo.webp';
  await copyFile(photoOfSamples, join(folder, photo));
  const written = Object.entries(sampleMails(now())).map(async ([name, content]) => {
    const { subject, html, text } = toMessage(content, {
      messageID: `<${name}@example.com>`,
      to: 'reader@example.com',
    });
    const files = (content.files ?? []).map(
      (file, index) => [`${name}-${index + 1}.ics`, file.content] as const,
    );
    for (const [file, body] of [
      [`${name}.html`, String(html).replaceAll(samplePhoto.src, photo)],
      [`${name}.txt`, `Subject: ${subject}\n\n${String(text)}\n`],
      ...files,
    ] as const)
      await writeFile(join(folder, file), body);
    return name;
  });
  console.log(`${folder}: ${(await Promise.all(written)).join(', ')}`);
}
