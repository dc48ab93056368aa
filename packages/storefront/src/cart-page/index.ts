export { showCartPage } from './show-cart-page.tsx';
