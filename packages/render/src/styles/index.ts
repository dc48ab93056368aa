export { isLess, joinStyles, readStyleFiles, type StyleFile, type StyleWarning } from './style-files.ts';
