import type { BlockKind } from '@sitewright/domain/blocks';
import type { KindSettings, Setting } from '../settings/setting.ts';
import { textAt } from '../settings/value-path.ts';
import { alignmentNames, sizeNames } from '../settings/choice-names.ts';
import { socialServices } from './social-services.ts';

const buttonSettings: KindSettings = {
  groups: [
    {
      settings: [
        { control: 'text', field: 'text', label: 'Text' },
        { control: 'link', field: 'url', newWindow: 'newWindow', label: 'Link' },
      ],
    },
    {
      title: 'Appearance',
      settings: [
        { control: 'choice', field: 'size', label: 'Size', names: sizeNames, defaultValue: 'medium' },
        {
          control: 'choice',
          field: 'variant',
          label: 'Style',
          names: { primary: 'Primary', secondary: 'Secondary', tertiary: 'Tertiary' },
          defaultValue: 'primary',
        },
        {
          control: 'choice',
          field: 'alignment',
          label: 'Alignment',
          names: { ...alignmentNames, stretch: 'Full width' },
          defaultValue: 'left',
        },
      ],
    },
  ],
};

const lineSettings: KindSettings = {
  groups: [
    {
      settings: [
        { control: 'number', field: 'weight', label: 'Thickness', unit: 'px', defaultValue: 1 },
        {
          control: 'choice',
          field: 'style',
          label: 'Style',
          names: { solid: 'Solid', dashed: 'Dashed', dotted: 'Dotted' },
          defaultValue: 'solid',
        },
      ],
    },
  ],
};

const spacerSettings: KindSettings = {
  groups: [
    { settings: [{ control: 'number', field: 'height', label: 'Height', unit: 'px', defaultValue: 40 }] },
  ],
};

const linkSettings: KindSettings = {
  groups: [
    {
      settings: [
        { control: 'link', field: 'url', newWindow: 'newWindow', label: 'Link' },
        { control: 'text', field: 'title', label: 'Title', hint: 'Defaults to the URL.' },
        { control: 'text', field: 'description', label: 'Description', lines: 4 },
      ],
    },
  ],
};

const socialLinksSettings: KindSettings = {
  groups: [
    {
      settings: [
        {
          control: 'list',
          field: 'accounts',
          label: 'Accounts',
          singular: 'Account',
          plural: 'Accounts',
          hint: "Leave empty to show the site's social accounts.",
          titleOf: (account) => textAt(account, 'serviceName'),
          start: () => ({ serviceName: '', profileUrl: '' }),
          entry: [
            {
              control: 'text',
              field: 'serviceName',
              label: 'Service',
              suggestions: socialServices,
              hint: 'Unlisted services show a link icon.',
            },
            { control: 'address', field: 'profileUrl', label: 'Profile URL' },
          ],
        },
      ],
    },
    {
      title: 'Appearance',
      settings: [
        {
          control: 'choice',
          field: 'style',
          label: 'Display',
          names: { icon: 'Icons', text: 'Names', both: 'Both' },
          defaultValue: 'icon',
        },
        { control: 'choice', field: 'size', label: 'Size', names: sizeNames, defaultValue: 'medium' },
        {
          control: 'choice',
          field: 'alignment',
          label: 'Alignment',
          names: alignmentNames,
          defaultValue: 'left',
        },
      ],
    },
  ],
  uneditedFields: { 'accounts.userName': 'Imported only; not shown on pages.' },
};

const post: readonly Setting[] = [
  { control: 'address', field: 'url', label: 'Post URL' },
  { control: 'text', field: 'userName', label: 'Account', placeholder: '@name' },
  { control: 'date', field: 'createdOn', label: 'Date' },
];

const stored = 'The post is stored on your site and loads nothing from the service.';

const twitterSettings: KindSettings = {
  note: stored,
  groups: [
    {
      settings: [
        { control: 'text', field: 'text', label: 'Text', lines: 5 },
        { control: 'text', field: 'displayName', label: 'Name' },
        ...post,
      ],
    },
  ],
};

const instagramSettings: KindSettings = {
  note: stored,
  groups: [
    {
      settings: [
        { control: 'file', field: 'imageId', label: 'Image', kind: 'image' },
        { control: 'text', field: 'caption', label: 'Caption', lines: 4 },
        ...post,
      ],
    },
  ],
};

const foursquareSettings: KindSettings = {
  note: stored,
  groups: [
    {
      settings: [
        { control: 'text', field: 'venue', label: 'Venue' },
        { control: 'text', field: 'address', label: 'Venue address' },
        { control: 'text', field: 'shout', label: 'Text', lines: 4 },
        ...post,
      ],
    },
  ],
};

export const basicKinds = {
  button: buttonSettings,
  line: lineSettings,
  spacer: spacerSettings,
  socialLinks: socialLinksSettings,
  link: linkSettings,
  twitter: twitterSettings,
  instagram: instagramSettings,
  foursquare: foursquareSettings,
} as const satisfies Partial<Record<BlockKind, KindSettings>>;
