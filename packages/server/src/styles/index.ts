export { buildStylesheet } from './build-stylesheet.ts';
export {
  compileStyles,
  createStyleCompiler,
  type CompiledStyles,
  type StyleCompiler,
  type StyleLimits,
} from './compile-styles.ts';
export { withStyleValues } from './apply-style-values.ts';
