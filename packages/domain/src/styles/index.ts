export { checkColour, checkRgb, type ColourParts } from './colours/colour-bounds.ts';
export { fromRgb, toRgb, type Colour, type Rgb } from './colours/colour.ts';
export { contrastNeeded, contrastOf, showContrast } from './colours/contrast.ts';
export { readColour, readHex } from './colours/read-colour.ts';
export { writeColour, writeHex } from './colours/write-colour.ts';
export {
  canSetIn,
  followStyle,
  resetStyle,
  resolveStyle,
  setStyle,
  styleLayers,
  type LayeredValues,
  type ResolvedValue,
  type StyleLayer,
} from './layers/style-layers.ts';
export { styleFaultText, stylesMessages, type StyleFault } from './styles-messages.ts';
export { checkStyleValue } from './tokens/check-style-value.ts';
export { systemDeclarations, systemTokens } from './tokens/system-tokens.ts';
export { readSize, sizeIn, writeSize, type Size } from './tokens/sizes.ts';
export {
  followedBy,
  isCustomProperty,
  sizeUnits,
  styleGroups,
  styleTokenTypes,
  type SizeUnit,
  type StyleGroup,
  type StyleToken,
  type StyleTokenType,
  type StyleValue,
  type StyleValues,
} from './tokens/style-token.ts';
export {
  findScale,
  isScaled,
  scaleBounds,
  scaleRatios,
  scaleSizes,
  type TypeScale,
} from './tokens/type-scale.ts';
