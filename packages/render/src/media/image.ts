import { escapeAttribute, formatter, printValue, property, scopedFormatter } from '@sitewright/template';
import { attributeToken, printedField, textField } from '../data/index.ts';
import { altText, imageAttributes } from './image-meta.ts';

const DEFAULT_CLASS = 'thumb-image';

/** A picture that the page's script loads at the fitting size, with a plain one for browsers without script. */
export const image = scopedFormatter((args) => {
  const [name = DEFAULT_CLASS, ...others] = args;
  const className = attributeToken(others.length === 0 ? name : DEFAULT_CLASS);
  return (value, context) => {
    const url = attributeToken(printedField(value, 'assetUrl'));
    const id = attributeToken(printedField(value, 'id'));
    return (
      `<noscript><img src="${url}" alt="${escapeAttribute(altText(value, context))}" /></noscript>` +
      // The public engine escapes the second alt text twice, so that readers hear "&amp;".
      `<img class="${className}" ${imageAttributes(value, context)}` +
      `data-load="false" data-image-id="${id}" data-type="image" />`
    );
  };
});

const SOURCE_SET_STEPS = ['100w', '300w', '500w', '750w', '1000w', '1500w', '2500w'] as const;

const nextLarger = (variant: string): string | undefined => {
  const index = SOURCE_SET_STEPS.findIndex((step) => step === variant);
  return index < 0 ? undefined : SOURCE_SET_STEPS[index + 1];
};

/** The sizes a picture comes in, for the browser to choose; the original stands in for the next size up. */
export const imageSrcset = formatter(() => (value) => {
  const variants = textField(value, 'systemDataVariants')
    .split(',')
    .filter((variant) => variant.endsWith('w'));
  const last = variants.at(-1);
  if (last === undefined) return value;
  const url = attributeToken(printedField(value, 'assetUrl'));
  const sources = variants.map(
    (variant) => `${url}?format=${attributeToken(variant)} ${attributeToken(variant)}`,
  );
  const larger = nextLarger(last);
  if (larger) sources.push(`${url}?format=original ${larger}`);
  return ` srcset="${sources.join(',')}"`;
});

export const COLOR_POSITIONS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'] as const;

export const averageColor = (image: unknown, position: string): string =>
  printValue(property(property(image, 'colorData'), `${position}Average`));

/** Colours around a picture, for text that lies on it. */
export const imageColor = formatter((args) => {
  const [position, cssProperty] = args;
  return (value) => {
    if (property(value, 'colorData') === undefined) return undefined;
    if (position === undefined) return COLOR_POSITIONS.map((each) => colorAttribute(value, each)).join('');
    const color = averageColor(value, position);
    if (color === '') return `"${position}" not found.`;
    return cssProperty ? `${cssProperty}: #${color}` : `#${color}`;
  };
});

const colorAttribute = (image: unknown, position: string): string =>
  `data-color-${position}="#${attributeToken(averageColor(image, position))}" `;
