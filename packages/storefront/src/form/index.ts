export { mount } from './connect-form.ts';
