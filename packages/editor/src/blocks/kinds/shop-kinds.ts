import type { BlockKind } from '@sitewright/domain/blocks';
import { fundSetting } from '../donation/fund-setting.tsx';
import { productSetting } from '../product/product-setting.tsx';
import { alignmentNames, ratioNames } from '../settings/choice-names.ts';
import type { KindSettings, SwitchSetting } from '../settings/setting.ts';

const showing = (field: string, label: string): SwitchSetting => ({
  control: 'switch',
  field,
  label,
  defaultValue: true,
});

const hasButton = (value: Readonly<Record<string, unknown>>): boolean => value['showButton'] !== false;

const productSettings: KindSettings = {
  groups: [
    {
      settings: [
        productSetting,
        {
          control: 'choice',
          field: 'layout',
          label: 'Layout',
          names: { stacked: 'Image above', side: 'Image beside' },
          defaultValue: 'stacked',
        },
        {
          control: 'choice',
          field: 'aspectRatio',
          label: 'Image aspect ratio',
          names: ratioNames,
          defaultValue: 'original',
          when: (value) => value['showImage'] !== false,
        },
        {
          control: 'choice',
          field: 'textAlignment',
          label: 'Text alignment',
          names: alignmentNames,
          defaultValue: 'left',
        },
      ],
    },
    {
      title: 'Display',
      settings: [
        showing('showImage', 'Image'),
        showing('showTitle', 'Title'),
        showing('showPrice', 'Price'),
        showing('showExcerpt', 'Excerpt'),
        showing('showButton', 'Add to cart button'),
        { ...showing('showOptions', 'Options'), when: hasButton },
        { ...showing('showQuantity', 'Quantity'), when: hasButton },
      ],
    },
  ],
};

const donationSettings: KindSettings = {
  groups: [
    {
      settings: [
        fundSetting,
        { control: 'text', field: 'buttonText', label: 'Button text', placeholder: 'Donate' },
      ],
    },
    {
      title: 'Display',
      settings: [
        showing('showImage', 'Picture'),
        showing('showTitle', 'Title'),
        showing('showDescription', 'Description'),
      ],
    },
  ],
};

export const shopKinds = { product: productSettings, donation: donationSettings } as const satisfies Partial<
  Record<BlockKind, KindSettings>
>;
