export { respondWithoutCanvas, findCanvasView, type CanvasOptions } from './canvas-view.ts';
export { implementCanvasCalls } from './canvas-routes.ts';
