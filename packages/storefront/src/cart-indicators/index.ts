export { mount, showCart } from './mount.ts';
