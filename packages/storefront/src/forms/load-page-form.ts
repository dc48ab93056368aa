/** Apart from forms of products: pages load only what their forms need. */
export const loadPageForm = () => import('./page-form.ts');
