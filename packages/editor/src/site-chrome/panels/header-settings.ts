import { defaultHeader, headerLayouts, type HeaderLayout } from '@sitewright/domain/site-chrome';
import type { BlockValue, SettingGroup } from '../../blocks/index.ts';

export const layoutNames = {
  navRight: 'Brand left, links right',
  brandingCenter: 'Brand between links',
  brandingCenterNavCenter: 'Brand above links',
} as const satisfies Record<HeaderLayout, string>;

export const layoutIds: readonly string[] = headerLayouts;

const hasLogo = ({ logoImageId }: BlockValue): boolean => logoImageId !== undefined;
const isOn =
  (name: string, defaultValue = false) =>
  (value: BlockValue): boolean =>
    (value[name] ?? defaultValue) === true;

/** Header settings, with the names of the site's navigations. */
export const headerSettings = (navigations: Readonly<Record<string, string>>): readonly SettingGroup[] => [
  {
    title: 'Branding',
    settings: [
      { control: 'file', field: 'logoImageId', label: 'Logo', kind: 'image' },
      {
        control: 'number',
        field: 'logoWidth',
        label: 'Logo width',
        unit: 'px',
        defaultValue: defaultHeader.logoWidth,
        when: hasLogo,
      },
      {
        control: 'text',
        field: 'logoAltText',
        label: 'Logo alt text',
        hint: 'Describes the logo for screen readers. Defaults to the site title.',
        when: (value) => hasLogo(value) && !isOn('showTitle', defaultHeader.showTitle)(value),
      },
      {
        control: 'switch',
        field: 'showTitle',
        label: 'Show the site title',
        defaultValue: defaultHeader.showTitle,
      },
    ],
  },
  {
    title: 'Layout',
    settings: [
      {
        control: 'choice',
        field: 'layout',
        label: 'Layout',
        names: layoutNames,
        defaultValue: defaultHeader.layout,
      },
      {
        control: 'choice',
        field: 'navigationId',
        label: 'Navigation',
        names: navigations,
        defaultValue: defaultHeader.navigationId,
      },
      {
        control: 'switch',
        field: 'isSticky',
        label: 'Sticky header',
        hint: 'Stays visible while scrolling.',
        defaultValue: defaultHeader.isSticky,
      },
    ],
  },
  {
    title: 'Button and links',
    settings: [
      { control: 'switch', field: 'showButton', label: 'Button', defaultValue: defaultHeader.showButton },
      { control: 'text', field: 'action.title', label: 'Button text', when: isOn('showButton') },
      {
        control: 'link',
        field: 'action.url',
        newWindow: 'action.newWindow',
        label: 'Button link',
        when: isOn('showButton'),
      },
      { control: 'switch', field: 'showCart', label: 'Cart', defaultValue: defaultHeader.showCart },
      {
        control: 'text',
        field: 'cartText',
        label: 'Cart text',
        placeholder: 'Cart',
        when: isOn('showCart', defaultHeader.showCart),
      },
      { control: 'switch', field: 'showSearch', label: 'Search', defaultValue: defaultHeader.showSearch },
    ],
  },
];
