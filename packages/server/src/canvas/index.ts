export { findCanvasView, isCanvasFrame, type CanvasOptions } from './canvas-view.ts';
export { implementCanvasCalls } from './canvas-routes.ts';
