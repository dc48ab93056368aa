import { Button } from '../../controls/index.ts';
import { keyOf, useOpenDocuments, useSaveState } from '../../documents/index.ts';
import { siteSubject, usePublishing } from '../../publishing/index.ts';
import { useSession } from '../../session/index.ts';
import { headerFooterKey } from '../chrome-part.ts';

/** Publishes the site chrome. Always rendered, to avoid layout shifts. */
export const PublishChrome = () => {
  const open = useOpenDocuments().get(keyOf(headerFooterKey));
  const saveState = useSaveState();
  const canPublish = useSession().permissions.includes('publish');
  const { publish, isPending } = usePublishing();
  const subject = siteSubject('header-footer');
  if (!canPublish || !open) return null;
  const hasChanges = open.saved.hasChanges || saveState !== 'saved';
  return (
    <div className="row">
      <Button
        isPending={isPending}
        isDisabled={!hasChanges}
        onPress={() => void publish({ name: subject.title, documents: [subject] }, 'Published')}
      >
        {hasChanges ? 'Publish to every page' : 'Published on every page'}
      </Button>
    </div>
  );
};
