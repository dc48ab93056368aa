import { completeFooter, defaultFooter } from '@sitewright/domain/site-chrome';
import { footerSchema } from '@sitewright/domain/site-chrome/schemas';
import { ValueSettings, type SettingGroup } from '../../blocks/index.ts';
import { useHeaderFooter } from '../use-header-footer.ts';
import { schemaRules } from './schema-rules.ts';
import { useNavigationChoices } from './use-navigation-choices.ts';

const footerSettings = (navigations: Readonly<Record<string, string>>): readonly SettingGroup[] => [
  {
    settings: [
      {
        control: 'switch',
        field: 'showTitle',
        label: 'Show the site title',
        defaultValue: defaultFooter.showTitle,
      },
      {
        control: 'choice',
        field: 'navigationId',
        label: 'Navigation',
        names: navigations,
        none: 'None',
      },
    ],
  },
];

/** Settings of the footer beside its blocks. */
export const FooterPanel = () => {
  const { content, contentNow, change } = useHeaderFooter();
  const navigations = useNavigationChoices(completeFooter(content.footer).navigationId);
  const rules = schemaRules({
    schema: footerSchema,
    choices: { navigationId: Object.keys(navigations) },
  });
  return (
    <ValueSettings
      id="site footer"
      value={content.footer ?? {}}
      valueNow={() => contentNow().footer ?? {}}
      rules={rules}
      groups={footerSettings(navigations)}
      onChange={(footer, label) => void change(label, { footer })}
    />
  );
};
