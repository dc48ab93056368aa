import type { SvgAttribute } from './svg-tokens.ts';

const elements = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image switch
  marker pattern clipPath mask linearGradient radialGradient stop filter style a view animate animateTransform
  animateMotion mpath set`.split(/\s+/),
);
const filterElement = /^fe[A-Z][A-Za-z]+$/;

/** Elements that draw. What is not listed here, or has a prefix, is left out with all it contains. */
export const isDrawing = (name: string): boolean => elements.has(name) || filterElement.test(name);

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

const scriptElements = new Set(['script', 'handler', 'listener']);
const scriptAddress = /^(?:(?:java|vb|live)script:|data:(?!image\/))/i;
const isHandler = (name: string): boolean => localName(name).startsWith('on');
const isAddress = (name: string): boolean => ['href', 'src', 'base'].includes(localName(name));

/** Browsers skip these when they read the scheme of an address. */
// eslint-disable-next-line no-control-regex
const bare = (value: string): string => value.replaceAll(/[\u0000-\u0020]/g, '');

const changesCode = ({ name, value }: SvgAttribute): boolean =>
  localName(name) === 'attributename' && (isHandler(bare(value)) || isAddress(bare(value)));

/** Whether the element or one of its attributes would run code. */
export const runsCode = (name: string, attributes: readonly SvgAttribute[]): boolean =>
  scriptElements.has(localName(name)) ||
  attributes.some(
    (attribute) =>
      isHandler(attribute.name) ||
      changesCode(attribute) ||
      (isAddress(attribute.name) && scriptAddress.test(bare(attribute.value))),
  );

const ownAttribute = /^[A-Za-z][\w-]*$/;
const allowedPrefixed = new Set(['xlink:href', 'xml:space', 'xml:lang']);
const insideAddress = /^(?:#|data:image\/(?:png|jpe?g|gif|webp)[;,])/i;

/** Nothing outside the drawing is referred to: a picture must not tell others who looks at it. */
export const isContained = (css: string): boolean =>
  !/@import|\\|expression\(/i.test(css) && !/url\(\s*["']?(?!["'#]|\s)/i.test(css);

export const isAllowedAttribute = ({ name, value }: SvgAttribute): boolean => {
  if (name === 'xmlns' || (!ownAttribute.test(name) && !allowedPrefixed.has(name))) return false;
  return isAddress(name) ? insideAddress.test(bare(value)) : isContained(value);
};
