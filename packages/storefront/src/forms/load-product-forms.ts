export const loadProductForms = () => import('./open-product-form.ts');
