export { mount } from './mount.tsx';
