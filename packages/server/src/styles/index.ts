export {
  compileStyles,
  createStyleCompiler,
  type CompiledStyles,
  type StyleCompiler,
  type StyleLimits,
} from './compile-styles.ts';
