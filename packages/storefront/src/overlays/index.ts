export { showOverPage } from './show-over-page.tsx';
