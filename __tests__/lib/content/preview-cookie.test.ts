/** @jest-environment node */
import { draftMode } from 'next/headers';
import { NextResponse } from 'next/server';
import { localPlatform } from '@/lib/config/local-platform';
import { enterPreview, leavePreview } from '@/lib/content/preview.server';

const name = '__prerender_bypass';
let answer: NextResponse;
jest.mock('next/headers', () => ({
  cookies: () => Promise.resolve(answer.cookies),
  draftMode: jest.fn(() =>
    Promise.resolve({
      enable: () => answer.cookies.set({ name, value: 'key-of-build', httpOnly: true, path: '/' }),
      disable: () => answer.cookies.set({ name, value: '', httpOnly: true, path: '/' }),
    }),
  ),
}));

const attributes = () => answer.headers.getSetCookie().map((line) => line.split('; '));
const wanted = ['Path=/', 'Secure', 'HttpOnly', 'SameSite=none', 'Partitioned'];

beforeEach(() => {
  answer = new NextResponse();
});

it('is one that the editor’s frame may send, and of that frame alone', async () => {
  const secret = localPlatform.content.previewSecret;
  await enterPreview(new URLSearchParams({ secret, path: '/' }));
  expect(draftMode).toHaveBeenCalled();
  expect(attributes()).toEqual([[`${name}=key-of-build`, ...wanted]]);
});

it('ends as it was set, else browsers keep it', async () => {
  await leavePreview(null);
  expect(attributes()).toEqual([
    [`${name}=`, 'Path=/', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT', ...wanted.slice(1)],
  ]);
});
