/** Loads the code editor chunk. */
export const loadCode = () => import('./mount-code.ts');
