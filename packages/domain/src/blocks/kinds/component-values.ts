import { isRecord } from '../../documents/index.ts';
import { blockTypes } from './block-types.ts';
import type { PlacedBlock } from '../layout/layout.ts';

type BlockValue = PlacedBlock['value'];

/** Converts between the value of a website component and that of a block. */
interface Translation {
  readonly read: (value: BlockValue) => BlockValue;
  /** The component's value with the changes applied; its other fields are unchanged. */
  readonly write: (next: BlockValue, before: BlockValue) => BlockValue;
}

const textField = (value: BlockValue, name: string): string => {
  const found = value[name];
  return typeof found === 'string' ? found : '';
};

const groupField = (value: BlockValue, name: string): BlockValue => {
  const found = value[name];
  return isRecord(found) ? { ...found } : {};
};

/** A link is a URL, or an object with one. */
const readLink = (value: BlockValue, name: string): string =>
  textField(value, name) || textField(groupField(value, name), 'url');

const writeLink = (before: BlockValue, name: string, url: string): unknown =>
  typeof before[name] === 'object' ? { ...groupField(before, name), url } : url;

const sizeNames: Readonly<Record<string, string>> = { s: 'small', m: 'medium', l: 'large' };

const button: Translation = {
  read: (value) => ({
    text: textField(value, 'buttonText'),
    url: readLink(value, 'buttonLink'),
    newWindow: value['newWindow'] === true,
    size: sizeNames[textField(value, 'buttonSize').charAt(0).toLowerCase()],
    alignment: textField(value, 'buttonAlignment').toLowerCase(),
    variant: textField(value, 'buttonVariant').toLowerCase() || textField(value, 'buttonStyle').toLowerCase(),
  }),
  write: ({ text, url, newWindow, size, alignment, variant }, before) => ({
    ...before,
    buttonText: text,
    buttonLink: writeLink(before, 'buttonLink', String(url ?? '')),
    newWindow: newWindow === true,
    ...(size !== undefined && { buttonSize: size }),
    ...(alignment !== undefined && { buttonAlignment: alignment }),
    ...(variant !== undefined && { buttonVariant: variant }),
  }),
};

const image: Translation = {
  read: (value) => ({
    design: 'inline',
    captionPosition: 'none',
    ...value,
    link: { url: readLink(value, 'linkTo') },
  }),
  write: ({ link, ...next }, before) => ({
    ...before,
    ...next,
    linkTo: writeLink(before, 'linkTo', textField({ ...(link as BlockValue | undefined) }, 'url')),
  }),
};

const code: Translation = {
  read: (value) => ({
    ...value,
    source:
      textField(value, 'source') ||
      textField(groupField(value, 'wysiwyg'), 'source') ||
      textField(value, 'html'),
  }),
  write: (next, before) => ({ ...before, ...next }),
};

const translations: ReadonlyMap<string, Translation> = new Map([
  ['website.components.button', button],
  ['website.components.imageFluid', image],
  ['website.components.code', code],
]);

const translationOf = ({ type, definitionName }: PlacedBlock): Translation | undefined =>
  type === blockTypes.websiteComponent ? translations.get(definitionName ?? '') : undefined;

/** The value of a block with the field names of its kind: website components use other names. */
export const readBlockValue = (block: PlacedBlock): BlockValue =>
  translationOf(block)?.read(block.value) ?? block.value;

/** A value with the field names of its kind, as the block stores it. */
export const writeBlockValue = (block: PlacedBlock, next: BlockValue): BlockValue =>
  translationOf(block)?.write(next, block.value) ?? next;
