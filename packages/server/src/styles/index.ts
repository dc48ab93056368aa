export { buildStylesheet } from './build-stylesheet.ts';
export {
  compileStyles,
  createStyleCompiler,
  type CompiledStyles,
  type StyleCompiler,
  type StyleLimits,
} from './compile-styles.ts';
export { withStyleChoices } from './style-choices.ts';
