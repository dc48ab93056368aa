import { folderBehaviors, isPageUrlId, pageLimits, type CollectionContent } from '@sitewright/domain/pages';
import { Select, TextField } from '../../controls/index.ts';
import { RedirectChoice, UrlField } from '../../document-settings/index.ts';
import { isMoved, type FieldPlace } from './page-fields.ts';
import type { PageForm } from './use-page-form.ts';

const behaviors = [
  { id: String(folderBehaviors.index), name: 'Show all pages one below the other' },
  { id: String(folderBehaviors.redirect), name: 'Open the first page' },
  { id: String(folderBehaviors.none), name: 'Group pages only' },
];

interface TabProps {
  readonly form: PageForm;
  readonly content: CollectionContent;
  readonly isHomepage: boolean;
  readonly place: FieldPlace;
}

export const GeneralTab = ({ form: { fields, errors, change }, content, isHomepage, place }: TabProps) => (
  <>
    <TextField
      label="Title"
      value={fields.title}
      error={errors.title}
      maxLength={pageLimits.MAX_TITLE_LENGTH}
      onChange={(title) => change({ title })}
    />
    <TextField
      label="Navigation title"
      hint="Shown in menus. Defaults to the title."
      value={fields.navigationTitle}
      error={errors.navigationTitle}
      maxLength={pageLimits.MAX_TITLE_LENGTH}
      onChange={(navigationTitle) => change({ navigationTitle })}
    />
    <UrlField
      title={fields.title}
      hint={isHomepage ? 'The homepage is also available at /.' : undefined}
      value={fields.urlId}
      error={errors.urlId}
      isUrl={isPageUrlId}
      onChange={(urlId) => change({ urlId })}
    />
    {place.publishedUrl !== undefined && isMoved(fields.urlId, place) ? (
      <RedirectChoice
        from={place.publishedUrl}
        isEnabled={fields.isRedirected}
        onChange={(isRedirected) => change({ isRedirected })}
      />
    ) : null}
    {content.isFolder ? (
      <Select
        label="When visitors open the folder"
        choices={behaviors}
        value={String(fields.folderBehavior)}
        onChange={(id) => change({ folderBehavior: Number(id) })}
      />
    ) : null}
    <TextField
      label="Description"
      lines={3}
      value={fields.description}
      error={errors.description}
      maxLength={pageLimits.MAX_DESCRIPTION_LENGTH}
      onChange={(description) => change({ description })}
    />
  </>
);
