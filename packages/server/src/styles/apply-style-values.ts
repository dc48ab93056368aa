import type { StyleFile } from '@sitewright/render/styles';
import type { StylesContent } from '../documents/index.ts';

interface Stylesheets {
  readonly styles: readonly StyleFile[];
  /** Files that stylesheets may import. */
  readonly styleFolder: ReadonlyMap<string, string>;
}

const isCustomProperty = (name: string): boolean => name.startsWith('--');

const declare = (
  values: StylesContent['values'],
  isWanted: (name: string) => boolean,
  sign: string,
): string =>
  Object.entries(values ?? {})
    .filter(([name, value]) => isWanted(name) && value !== '')
    .map(([name, value]) => `${sign}${name}: ${value};`)
    .join('\n');

const rootRule = (values: StylesContent['values']): string => {
  const properties = declare(values, isCustomProperty, '');
  return properties === '' ? '' : `:root {\n${properties}\n}\n`;
};

/**
 * The template's stylesheets with the owner's values appended: LESS uses the last definition of a variable
 * everywhere.
 */
export const withStyleValues = (
  { styles, styleFolder }: Stylesheets,
  { values, customCss = '' }: StylesContent,
  /** Rules that load the chosen fonts. */
  fontFaces = '',
): Stylesheets => {
  const hasLess = styles.some(({ language }) => language === 'less');
  const variables = hasLess ? declare(values, (name) => !isCustomProperty(name), '@') : '';
  const added: StyleFile[] = [
    { file: 'styles/-fonts.css', text: fontFaces, language: 'css' },
    { file: 'styles/-variables.less', text: variables, language: 'less' },
    { file: 'styles/-properties.css', text: rootRule(values), language: 'css' },
    { file: 'styles/-custom.less', text: customCss, language: 'less' },
  ];
  const used = added.filter(({ text }) => text.trim() !== '');
  return {
    styles: [...styles, ...used],
    styleFolder: new Map([...styleFolder, ...used.map(({ file, text }) => [file, text] as const)]),
  };
};
