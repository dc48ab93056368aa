import type { BlockKind } from '@sitewright/domain/blocks';
import { formBuilderSetting, formSetting, signUpFormSetting } from '../form/form-setting.tsx';
import { alignmentNames } from '../settings/choice-names.ts';
import type { KindSettings } from '../settings/setting.ts';

const opensLightbox = (value: Readonly<Record<string, unknown>>): boolean => value['display'] === 'lightbox';

const form: KindSettings = {
  groups: [
    {
      settings: [
        formSetting,
        {
          control: 'choice',
          field: 'display',
          label: 'Display',
          names: { page: 'On the page', lightbox: 'In a lightbox' },
          defaultValue: 'page',
        },
        { control: 'text', field: 'buttonLabel', label: 'Button label', when: opensLightbox },
        {
          control: 'choice',
          field: 'buttonAlignment',
          label: 'Button alignment',
          names: alignmentNames,
          defaultValue: 'left',
          when: opensLightbox,
        },
        formBuilderSetting,
      ],
    },
  ],
};

const newsletter: KindSettings = {
  groups: [
    {
      settings: [
        signUpFormSetting,
        { control: 'text', field: 'title', label: 'Title' },
        { control: 'rich', field: 'description', label: 'Description' },
        {
          control: 'choice',
          field: 'layout',
          label: 'Layout',
          names: { inline: 'Button beside', stacked: 'Button below' },
          defaultValue: 'inline',
        },
        {
          control: 'choice',
          field: 'textAlignment',
          label: 'Text alignment',
          names: alignmentNames,
          defaultValue: 'left',
        },
        formBuilderSetting,
      ],
    },
  ],
};

export const formKinds = { form, newsletter } as const satisfies Partial<Record<BlockKind, KindSettings>>;
