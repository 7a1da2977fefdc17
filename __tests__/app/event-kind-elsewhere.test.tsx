/** @jest-environment node */
import EventKindRoute from '@/app/(shop)/e/[...parts]/page';
import type { Category } from '@/lib/catalogue/category/category';

const talks = {
  id: 'WorkshopsEvents_Talks',
  name: 'Talks',
  redirect: '/services/garden-talks',
  children: [],
};

jest.mock('@/lib/catalogue/category/categories.server', () => ({
  getCategoryTree: () => Promise.resolve([{ id: 'WorkshopsEvents', children: [talks] }]),
  withText: (category: Category) => Promise.resolve({ ...category, description: '' }),
}));
jest.mock('@/lib/events/events.server', () => ({ getComingEvents: () => Promise.resolve([]) }));
jest.mock('@/lib/stores/stores.server', () => ({ storeNames: () => Promise.resolve({}) }));

it('leads where the note of an event category says', async () => {
  await expect(
    EventKindRoute({ params: Promise.resolve({ parts: ['talks'] }) }),
  ).rejects.toMatchObject({ digest: 'NEXT_REDIRECT;replace;/services/garden-talks;308;' });
});
