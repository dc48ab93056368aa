export { answerWithoutCanvas, findCanvasView, type CanvasOptions } from './canvas-view.ts';
export { implementCanvasCalls } from './canvas-routes.ts';
