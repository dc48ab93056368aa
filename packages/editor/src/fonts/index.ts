export { FontField } from './font-field.tsx';
