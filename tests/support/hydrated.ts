/** Runs in a page: whether React has hydrated it (client/frame/root.tsx). */
export const isHydrated = () => performance.getEntriesByName("hydrated").length > 0;
