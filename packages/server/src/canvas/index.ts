export { canvasCapability } from './canvas-capability.ts';
export { respondWithoutCanvas, findCanvasView, type CanvasOptions } from './canvas-view.ts';
