export { mount } from './announcement-bar.ts';
