/** Where a component under test went, and the query it stands at: `jest.mock('next/navigation', () => jest.requireActual('./support/router').navigation)`. */
export const router = { push: jest.fn(), replace: jest.fn() };
export const place = { query: '' };

export const navigation = { useRouter: () => router, useSearchParams: () => new URLSearchParams(place.query), usePathname: () => '/account/profile' };
