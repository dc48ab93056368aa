/** The code editor itself: loaded when the first code is shown. */
export const loadCode = () => import('./mount-code.ts');
