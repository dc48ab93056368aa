import { blockTypes, type PlacedBlock } from '@sitewright/domain/blocks';
import { objectField, textField, type BlockValue } from './markup/read-value.ts';

type Translate = (value: BlockValue) => BlockValue;

const sizeNames: Readonly<Record<string, string>> = { s: 'small', m: 'medium', l: 'large' };

const button: Translate = (value) => ({
  text: textField(value, 'buttonText'),
  url: textField(value, 'buttonLink') || textField(objectField(value, 'buttonLink'), 'url'),
  newWindow: value['newWindow'] === true,
  size: sizeNames[textField(value, 'buttonSize').charAt(0).toLowerCase()],
  alignment: textField(value, 'buttonAlignment').toLowerCase(),
  variant: textField(value, 'buttonVariant').toLowerCase() || textField(value, 'buttonStyle').toLowerCase(),
});

const image: Translate = (value) => {
  const url = textField(value, 'linkTo') || textField(objectField(value, 'linkTo'), 'url');
  return { design: 'inline', captionPosition: 'none', ...value, link: { url } };
};

const code: Translate = (value) => ({
  ...value,
  source:
    textField(value, 'source') ||
    textField(objectField(value, 'wysiwyg'), 'source') ||
    textField(value, 'html'),
});

const translations: ReadonlyMap<string, Translate> = new Map([
  ['website.components.button', button],
  ['website.components.imageFluid', image],
  ['website.components.code', code],
]);

/** The value of a block in the words of its kind: website components name the same things differently. */
export const valueOf = ({ type, definitionName, value }: PlacedBlock): BlockValue => {
  const translate = type === blockTypes.websiteComponent ? translations.get(definitionName ?? '') : undefined;
  return translate ? translate(value) : value;
};
