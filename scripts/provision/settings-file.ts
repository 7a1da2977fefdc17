import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

const plain = /^[\w./:@%+,=-]*$/;
const ownerAlone = 0o600;
const line = /^[A-Z][A-Z0-9_]*=/;

/** A line `NAME=value` as a shell and Node's `--env-file` read it: in quotes where the value has more than letters, digits and a few signs. */
export function settingLine(setting: string): string {
  const [name = ''] = setting.split('=', 1);
  const value = setting.slice(name.length + 1);
  return `${name}=${plain.test(value) ? value : `'${value}'`}`;
}

/** The text of a settings file with a setting in it: in the place of the one of its name that counts, the last, else at the end. Pure. */
export function withSetting(text: string, setting: string): string {
  const [name = ''] = setting.split('=', 1);
  const lines = text.split('\n').filter((one, index, all) => one !== '' || index < all.length - 1);
  const at = lines.findLastIndex((one) => one.startsWith(`${name}=`));
  if (at === -1) lines.push(settingLine(setting));
  else lines[at] = settingLine(setting);
  return `${lines.join('\n')}\n`;
}

/** Keeps settings in a file that its owner alone reads, each as soon as it is told: what comes after may fail. */
export function settingsFile(path: string): (setting: string) => void {
  return (setting) => {
    if (!line.test(setting)) return;
    const isThere = existsSync(path);
    const text = isThere ? readFileSync(path, 'utf8') : '';
    // The mode below is that of a new file alone.
    if (isThere) chmodSync(path, ownerAlone);
    writeFileSync(path, withSetting(text, setting), { mode: ownerAlone });
  };
}
