import { Button } from '../controls/index.ts';
import { keyOf, useDocumentStore } from '../documents/index.ts';
import { PublishMenu, usePublishing } from '../publishing/index.ts';
import { useSession } from '../session/index.ts';
import { fileKey, type TemplateFile } from './files/template-file.ts';

interface PublishTemplateProps {
  readonly shown: string | undefined;
  readonly at: string;
  /** Files with unpublished changes, including removed ones. */
  readonly changed: readonly TemplateFile[];
  readonly onPublished: () => void;
}

/** All changed files are published together: they may depend on each other. */
const PublishAll = ({ changed, onPublished }: Omit<PublishTemplateProps, 'shown' | 'at'>) => {
  const store = useDocumentStore();
  const { publish, isPending } = usePublishing();
  const run = async () => {
    const { documents: open } = store.state();
    const documents = changed.map(({ path, revision }) => {
      const key = fileKey(path);
      return open.has(keyOf(key)) ? key : { ...key, revision };
    });
    if (await publish({ name: 'Template', documents }, 'Published')) onPublished();
  };
  return (
    <div className="template-publish-all">
      <Button kind="primary" isPending={isPending} onPress={() => void run()}>
        {`Publish ${changed.length} files`}
      </Button>
    </div>
  );
};

/** Several changed files have one publish button; a single file has the full publish menu. */
export const PublishTemplate = ({ shown, at, changed, onPublished }: PublishTemplateProps) => {
  const canPublish = useSession().permissions.includes('publish');
  const isSeveral = canPublish && changed.length > 1;
  const path = isSeveral ? shown : (changed[0]?.path ?? shown);
  return (
    <>
      {isSeveral ? <PublishAll {...{ changed, onPublished }} /> : null}
      {path === undefined ? null : (
        <PublishMenu
          key={path}
          subject={{ ...fileKey(path), title: path }}
          at={at}
          kind={isSeveral ? 'plain' : 'primary'}
        />
      )}
    </>
  );
};
