/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { demoMarksIn } from '@/provision/brand/demo-marks';

const root = join(__dirname, '../..');
const places = [
  ...['app', 'components', 'lib', 'server', 'services', 'provision'].flatMap((area) =>
    readdirSync(join(root, area), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${area}/${name}`,
    ),
  ),
  'middleware.ts',
  'next.config.ts',
  'instrumentation.ts',
];

/** Comments may give an example of the demo shop's. */
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** What carries a mark and is not what shoppers read, with the reason. */
const known: Readonly<Record<string, string>> = {
  'lib/config/brand-values.json': 'the brand itself',
  'lib/config/local-platform.ts': 'the space of the content stand-in',
  'lib/telemetry/tracer.ts': 'the name of the project in traces',
  'lib/address/own-path.ts': 'a base that addresses are read against',
  'services/upstream/commerce/order-person.ts': 'a mailbox that nobody may have',
  'services/package.json': 'the name of the package',
  'provision/brand/demo-marks.ts': 'the marks themselves',
};

it('has the brand in one file, and nowhere in the code', () => {
  const marked = places.filter((path) => {
    if (!/\.(tsx?|json|css)$/.test(path) || /node_modules|\.next|\.build/.test(path)) return false;
    const file = join(root, path);
    return (
      statSync(file).isFile() && demoMarksIn(withoutComments(readFileSync(file, 'utf8'))).length > 0
    );
  });
  expect(marked.sort()).toEqual(Object.keys(known).sort());
});
