import type { CatalogueFont } from '../catalogue/font-catalogue.ts';
import type { FontFace } from './font-faces.ts';

export const FONTS_BASE = '/-/fonts/';

const addressOf = ({ slug, version }: CatalogueFont, file: string): string =>
  `${FONTS_BASE}${slug}/${version}/${file}`;

/** The `@font-face` rules of a family; browsers load only the files whose characters a page uses. */
export const facesCss = (font: CatalogueFont, faces: readonly FontFace[]): string =>
  faces
    .map(
      ({ file, style, weight, range }) =>
        `@font-face{font-family:'${font.family}';font-style:${style};font-weight:${weight};font-display:swap;src:url('${addressOf(font, file)}') format('woff2');unicode-range:${range}}`,
    )
    .join('\n');
