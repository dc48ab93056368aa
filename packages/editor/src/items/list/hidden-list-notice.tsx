import { pageCalls } from '@sitewright/api/pages';
import { itemNouns, type CollectionContent } from '@sitewright/domain/pages';
import { Button, Notice } from '../../controls/index.ts';
import { useDocumentStore } from '../../documents/index.ts';
import { dataOf, useFetched } from '../../data-fetching/index.ts';
import { usePublishing } from '../../publishing/index.ts';
import { useSession } from '../../session/index.ts';
import { useStateTexts } from '../../publication-state/index.ts';

/** Items of an unpublished page are hidden, whatever their own state. */
export const HiddenListNotice = ({ list: { id, title, typeName } }: { readonly list: CollectionContent }) => {
  const params = { kind: 'collection', id } as const;
  const state = dataOf(useFetched(pageCalls.readState, { params }).fetched)?.state;
  const { describe } = useStateTexts();
  const store = useDocumentStore();
  const { publish, isPending } = usePublishing();
  const canPublish = useSession().permissions.includes('publish');
  if (!state || state.isVisible) return null;
  const publishList = async () => {
    await store.open(params);
    await publish({ name: title, documents: [params] }, `${title} published`);
  };
  return (
    <Notice
      tone="warning"
      title={state.name === 'scheduled' ? `${title}: ${describe(state)}` : `${title} is not published`}
      actions={
        canPublish ? (
          <Button isPending={isPending} onPress={() => void publishList()}>
            {`Publish ${title}`}
          </Button>
        ) : undefined
      }
    >
      {`Visitors cannot see its ${itemNouns(typeName).many} until it is published.`}
    </Notice>
  );
};
