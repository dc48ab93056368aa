export { blur, click, press, renderComponent, type, type Rendered } from './render-component.ts';
