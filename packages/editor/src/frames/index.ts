export { canvasAddress, formAddress, pathIn } from './canvas-address.ts';
export { deviceChoices, deviceOfScreen, fitDevice, type Device } from './devices.ts';
export { useAvailableSize } from './use-available-size.ts';
