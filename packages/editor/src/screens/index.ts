export {
  canOpen,
  defineScreen,
  type ScreenCommand,
  type ScreenDefinition,
  type ScreenMenu,
  type Viewer,
} from './define-screen.ts';
export { optionalParam, pathParam, textParam } from './search-params.ts';
