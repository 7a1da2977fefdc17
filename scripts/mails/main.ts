import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { now } from '@/lib/core/time/clock';
import { toMessage } from '@/services/mails/to-message';
import { sampleMails, samplePhoto } from './samples';

const photoOfSamples = 'public/pictures/products/100310-1200.webp';

/** Writes every kind of mail into a folder, as HTML, as text, and the files that come with it. */
const [folder = '.data/mails'] = process.argv.slice(2);
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
