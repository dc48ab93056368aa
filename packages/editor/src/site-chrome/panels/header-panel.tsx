import { completeHeader } from '@sitewright/domain/site-chrome';
import { headerSchema } from '@sitewright/domain/site-chrome/schemas';
import { ValueSettings } from '../../blocks/index.ts';
import { useHeaderFooter } from '../use-header-footer.ts';
import { headerSettings, layoutIds } from './header-settings.ts';
import { errorsOfPart, schemaRules } from './schema-rules.ts';
import { useNavigationChoices } from './use-navigation-choices.ts';

/** Settings of the header. */
export const HeaderPanel = () => {
  const { content, contentNow, change } = useHeaderFooter();
  const navigations = useNavigationChoices(completeHeader(content.header).navigationId);
  const rules = schemaRules({
    schema: headerSchema,
    validate: (header) => errorsOfPart('header', header),
    choices: { layout: layoutIds, navigationId: Object.keys(navigations) },
  });
  return (
    <ValueSettings
      id="site header"
      value={content.header ?? {}}
      valueNow={() => contentNow().header ?? {}}
      rules={rules}
      groups={headerSettings(navigations)}
      onChange={(header, label) => void change(label, { header })}
    />
  );
};
