import type { BlockKind } from '@sitewright/domain/blocks';
import { CodeEditor } from '../code/code-setting.tsx';
import { MenuSetting } from '../menu/menu-setting.tsx';
import type { KindSettings } from '../settings/setting.ts';
import { textAt } from '../settings/value-path.ts';
import { alignmentNames, sizeNames } from '../settings/choice-names.ts';

const onThePage = 'Edited on the page.';

const textSettings: KindSettings = {
  note: 'Edit text on the page: double-click it, or press Enter while the block is selected.',
  groups: [],
  uneditedFields: { 'document.type': onThePage, 'document.content': onThePage, html: onThePage },
};

const markdownSettings: KindSettings = {
  groups: [
    {
      settings: [
        {
          control: 'text',
          field: 'text',
          label: 'Markdown',
          lines: 16,
          hint: '# for headings, * for lists, **bold**, _italic_ and [text](URL) for links.',
        },
      ],
    },
  ],
};

const quoteSettings: KindSettings = {
  groups: [
    {
      settings: [
        { control: 'text', field: 'quote', label: 'Quote', lines: 5 },
        { control: 'text', field: 'source', label: 'Source', placeholder: 'Who said it' },
      ],
    },
  ],
};

const codeSettings: KindSettings = {
  groups: [
    {
      settings: [{ control: 'custom', fields: ['source', 'mode', 'isSourceShown'], Editor: CodeEditor }],
    },
  ],
};

const accordionSettings: KindSettings = {
  groups: [
    {
      settings: [
        {
          control: 'list',
          field: 'items',
          label: 'Items',
          singular: 'Item',
          plural: 'Items',
          titleOf: (item) => textAt(item, 'title'),
          start: (newId) => ({ id: newId(), title: '' }),
          entry: [
            { control: 'text', field: 'title', label: 'Title' },
            { control: 'document', field: 'document', html: 'html', label: 'Text' },
            { control: 'switch', field: 'isOpen', label: 'Open by default', defaultValue: false },
          ],
        },
      ],
    },
    {
      title: 'Behaviour and appearance',
      settings: [
        {
          control: 'switch',
          field: 'isExclusive',
          label: 'One open at a time',
          hint: 'Opening one closes the others.',
          defaultValue: false,
        },
        {
          control: 'choice',
          field: 'icon',
          label: 'Icon',
          names: { plus: 'Plus', arrow: 'Arrow', none: 'None' },
          defaultValue: 'plus',
        },
        { control: 'switch', field: 'hasDividers', label: 'Dividers', defaultValue: true },
      ],
    },
  ],
  uneditedFields: { 'items.id': 'Generated.' },
};

const menuSettings: KindSettings = {
  groups: [
    {
      settings: [
        { control: 'custom', fields: ['text'], Editor: MenuSetting },
        { control: 'text', field: 'currencySign', label: 'Currency sign', placeholder: '$' },
      ],
    },
  ],
};

const scrollingTextSettings: KindSettings = {
  groups: [
    {
      settings: [
        { control: 'lines', field: 'items', label: 'Text', hint: 'One phrase per line.' },
        { control: 'number', field: 'speed', label: 'Speed', unit: 'px/s', defaultValue: 60 },
        {
          control: 'choice',
          field: 'direction',
          label: 'Direction',
          names: { left: alignmentNames.left, right: alignmentNames.right },
          defaultValue: 'left',
        },
        { control: 'choice', field: 'size', label: 'Size', names: sizeNames, defaultValue: 'large' },
      ],
    },
  ],
};

export const textKinds = {
  text: textSettings,
  markdown: markdownSettings,
  quote: quoteSettings,
  code: codeSettings,
  accordion: accordionSettings,
  menu: menuSettings,
  scrollingText: scrollingTextSettings,
} as const satisfies Partial<Record<BlockKind, KindSettings>>;
