export { CloseButton } from './close-button.tsx';
