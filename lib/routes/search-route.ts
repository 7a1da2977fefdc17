/** The search page (specification A2). */
export const searchRoute = '/search';
