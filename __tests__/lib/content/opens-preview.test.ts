/** @jest-environment node */
import { opensPreview } from '@/lib/content/preview.server';

it.each([
  ['the present one', 'present', 'present', undefined, true],
  ['the present one beside one before', 'present', 'present', 'before', true],
  ['the one before', 'before', 'present', 'before', true],
  ['the one before, no longer taken', 'before', 'present', undefined, false],
  ['the one before, where there is no present one', 'before', null, 'before', false],
  ['another', 'other', 'present', 'before', false],
  ['none', '', 'present', undefined, false],
  ['none, where there is none', '', null, undefined, false],
])('decides about %s', (_, given, present, previous, opens) => {
  expect(
    opensPreview(given, {
      CONTENT_PREVIEW_SECRET: present,
      CONTENT_PREVIEW_SECRET_PREVIOUS: previous,
    }),
  ).toBe(opens);
});
