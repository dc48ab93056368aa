import {
  isTextAlignment,
  isTextColor,
  isTextSize,
  paragraphSizes,
  textAlignments,
  type ParagraphSize,
} from '@sitewright/domain/text';
import { Extension, Mark } from '@tiptap/core';

const keep = (value: string, isFine: (value: string) => boolean): string | null =>
  isFine(value) ? value : null;

/** Browsers serialize colours as `rgb()`; stored texts use hex. */
const hexOf = (color: string): string => {
  const parts = /^rgb\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3})\)$/.exec(color);
  if (!parts) return color;
  return `#${parts
    .slice(1)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;
};

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    textLooks: {
      readonly setTextAlign: (side: string | null) => ReturnType;
      readonly setParagraphSize: (size: ParagraphSize | null) => ReturnType;
      readonly setTextColor: (color: string | null) => ReturnType;
    };
  }
}

/** Text colour and font size. */
export const TextStyle = Mark.create({
  name: 'textStyle',
  addAttributes: () => ({
    color: {
      default: null,
      parseHTML: (element) => keep(hexOf(element.style.color), isTextColor),
      renderHTML: ({ color }) => (typeof color === 'string' ? { style: `color:${color}` } : {}),
    },
    fontSize: {
      default: null,
      parseHTML: (element) => keep(element.style.fontSize, isTextSize),
      renderHTML: ({ fontSize }) => (typeof fontSize === 'string' ? { style: `font-size:${fontSize}` } : {}),
    },
  }),
  parseHTML: () => [
    {
      tag: 'span',
      consuming: false,
      getAttrs: ({ style }) => (isTextColor(hexOf(style.color)) || isTextSize(style.fontSize) ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  addCommands: () => ({
    setTextColor:
      (color) =>
      ({ chain, state }) => {
        const size = state.selection.$from.marks().find(({ type }) => type.name === 'textStyle');
        if (color === null && !size?.attrs['fontSize']) return chain().unsetMark('textStyle').run();
        return chain().setMark('textStyle', { color }).run();
      },
  }),
});

/** Imported texts name their styles by classes. */
const namedByClass = <Name extends string>(
  { classList }: Element,
  prefix: string,
  names: readonly Name[],
): Name | null => names.find((name) => classList.contains(prefix + name)) ?? null;

/** Larger and smaller paragraphs, such as a lead or a note. */
export const ParagraphSizes = Extension.create({
  name: 'paragraphSizes',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        size: {
          default: null,
          parseHTML: (element) => namedByClass(element, 'sqsrte-', paragraphSizes),
          renderHTML: ({ size }) => (typeof size === 'string' ? { class: `sqsrte-${size}` } : {}),
        },
      },
    },
  ],
  addCommands: () => ({
    setParagraphSize:
      (size) =>
      ({ commands }) =>
        commands.updateAttributes('paragraph', { size }),
  }),
});

const ALIGNED = ['paragraph', 'heading'];

/** Alignment of paragraphs and headings. */
export const TextAlign = Extension.create({
  name: 'textAlign',
  addGlobalAttributes: () => [
    {
      types: ALIGNED,
      attributes: {
        textAlign: {
          default: null,
          parseHTML: (element) =>
            keep(element.style.textAlign, isTextAlignment) ??
            namedByClass(element, 'text-align-', textAlignments),
          renderHTML: ({ textAlign }) =>
            typeof textAlign === 'string' ? { style: `text-align:${textAlign}` } : {},
        },
      },
    },
  ],
  addCommands: () => ({
    setTextAlign:
      (side) =>
      ({ commands }) =>
        ALIGNED.map((type) => commands.updateAttributes(type, { textAlign: side })).some(Boolean),
  }),
});
