import type { CollectionContent } from '@sitewright/domain/pages';
import { CodeField, Notice } from '../../controls/index.ts';
import { useSession } from '../../session/index.ts';
import type { PageForm } from './use-page-form.ts';

interface CodeTabProps {
  readonly form: PageForm;
  readonly content: CollectionContent;
}

const hasItems = ({ ordering }: CollectionContent): boolean => ordering !== undefined;

export const CodeTab = ({ form: { fields, errors, change }, content }: CodeTabProps) => {
  const canCode = useSession().permissions.includes('code');
  return (
    <>
      {canCode ? null : <Notice tone="warning">Your role can view this code but not edit it.</Notice>}
      <CodeField
        label="Header code"
        mode="html"
        hint="Added to the head of this page. It runs for visitors, not in the editor."
        value={fields.headerCode}
        error={errors.headerCode}
        isReadOnly={!canCode}
        onChange={(headerCode) => change({ headerCode })}
      />
      {hasItems(content) ? (
        <CodeField
          label="Code below each item"
          mode="html"
          value={fields.postItemCode}
          error={errors.postItemCode}
          isReadOnly={!canCode}
          onChange={(postItemCode) => change({ postItemCode })}
        />
      ) : null}
    </>
  );
};
