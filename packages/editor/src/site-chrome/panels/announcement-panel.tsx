import { sectionThemeNames } from '@sitewright/domain/blocks';
import { announcementThemes, defaultAnnouncement } from '@sitewright/domain/site-chrome';
import { announcementSchema } from '@sitewright/domain/site-chrome/schemas';
import { ValueSettings, type SettingGroup } from '../../blocks/index.ts';
import { DateRange } from '../fields/date-range.tsx';
import { useHeaderFooter } from '../use-header-footer.ts';
import { errorsOfPart, schemaRules } from './schema-rules.ts';

const themeNames = Object.fromEntries(announcementThemes.map((theme) => [theme, sectionThemeNames[theme]]));

const announcementSettings: readonly SettingGroup[] = [
  {
    settings: [
      {
        control: 'switch',
        field: 'isOn',
        label: 'Show the announcement bar',
        defaultValue: defaultAnnouncement.isOn,
      },
      {
        control: 'document',
        field: 'document',
        html: 'html',
        label: 'Text',
        hint: 'You can also edit it on the page.',
      },
      {
        control: 'link',
        field: 'link.url',
        newWindow: 'link.newWindow',
        group: 'link',
        label: 'Link',
      },
    ],
  },
  {
    title: 'Appearance',
    settings: [
      {
        control: 'choice',
        field: 'theme',
        label: 'Colours',
        hint: 'Uses the colours of this section theme.',
        names: themeNames,
        defaultValue: defaultAnnouncement.theme,
      },
      {
        control: 'switch',
        field: 'isDismissable',
        label: 'Visitors can close it',
        hint: 'Shown again when the text or link changes.',
        defaultValue: defaultAnnouncement.isDismissable,
      },
    ],
  },
  {
    title: 'Schedule',
    settings: [{ control: 'custom', fields: ['startsOn', 'endsOn'], Editor: DateRange }],
  },
];

const rules = schemaRules({
  schema: announcementSchema,
  validate: (announcement) => errorsOfPart('announcement', announcement),
});

/** Settings of the announcement bar. */
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
