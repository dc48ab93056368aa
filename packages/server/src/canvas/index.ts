export { canvasCapability } from './canvas-capability.ts';
export { answerWithoutCanvas, findCanvasView, type CanvasOptions } from './canvas-view.ts';
