export { canvasAddress, pathIn } from './canvas-address.ts';
export { deviceChoices, deviceOfScreen, fitDevice, type Device } from './devices.ts';
export { useRoom } from './use-room.ts';
