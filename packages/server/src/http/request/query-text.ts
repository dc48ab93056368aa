/** A text of the query of an address; empty where it is missing or given several times. */
export const queryText = (query: unknown, name: string): string => {
  const value: unknown =
    typeof query === 'object' && query !== null ? Object.getOwnPropertyDescriptor(query, name)?.value : '';
  return typeof value === 'string' ? value : '';
};
