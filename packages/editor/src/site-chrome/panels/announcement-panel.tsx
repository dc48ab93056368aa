import { sectionThemeNames } from '@sitewright/domain/blocks';
import { announcementThemes, defaultAnnouncement } from '@sitewright/domain/site-chrome';
import { announcementSchema } from '@sitewright/domain/site-chrome/schemas';
import { ValueSettings, type SettingGroup } from '../../blocks/index.ts';
import { TimeSpan } from '../fields/time-span.tsx';
import { useHeaderFooter } from '../use-header-footer.ts';
import { faultsOfPart, schemaRules } from './schema-rules.ts';

const themeNames = Object.fromEntries(announcementThemes.map((theme) => [theme, sectionThemeNames[theme]]));

const announcementSettings: readonly SettingGroup[] = [
  {
    settings: [
      {
        control: 'switch',
        field: 'isOn',
        label: 'Show the announcement bar',
        otherwise: defaultAnnouncement.isOn,
      },
      {
        control: 'document',
        field: 'document',
        html: 'html',
        label: 'Text',
        hint: 'It can be written on the page too.',
      },
      {
        control: 'link',
        field: 'link.url',
        newWindow: 'link.newWindow',
        group: 'link',
        label: 'Link of the whole bar',
      },
    ],
  },
  {
    title: 'Look',
    settings: [
      {
        control: 'choice',
        field: 'theme',
        label: 'Colours',
        hint: 'Of the sections with this theme.',
        names: themeNames,
        otherwise: defaultAnnouncement.theme,
      },
      {
        control: 'switch',
        field: 'isDismissable',
        label: 'Visitors can close it',
        hint: 'It comes back when the text or the link changes.',
        otherwise: defaultAnnouncement.isDismissable,
      },
    ],
  },
  {
    title: 'Time',
    settings: [{ control: 'custom', fields: ['startsOn', 'endsOn'], Editor: TimeSpan }],
  },
];

const rules = schemaRules({
  schema: announcementSchema,
  faultsOf: (announcement) => faultsOfPart('announcement', announcement),
});

/** What the bar says, where it leads, how it looks and when it shows. */
export const AnnouncementPanel = () => {
  const { content, contentNow, change } = useHeaderFooter();
  return (
    <ValueSettings
      id="site announcement"
      value={{ ...content.announcement }}
      valueNow={() => ({ ...contentNow().announcement })}
      rules={rules}
      groups={announcementSettings}
      onChange={(announcement, label) => void change(label, { announcement })}
    />
  );
};
