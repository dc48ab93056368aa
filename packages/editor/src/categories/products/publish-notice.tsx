import { Button, Notice, useToast } from '../../controls/index.ts';
import { usePublishChanged } from './publish-changed.ts';
import { useSession } from '../../session/index.ts';
import { countProducts } from '../count-products.ts';
import type { ListedProduct } from './assign-category.ts';

interface PublishNoticeProps {
  readonly changed: readonly ListedProduct[];
  readonly onPublished: (ids: readonly string[]) => void;
}

const hiddenText = (count: number): string =>
  count === 1
    ? '1 product is not visible to visitors: its change is saved and shown once you publish the product itself.'
    : `${countProducts(count)} are not visible to visitors: their change is saved and shown once you publish the products themselves.`;

/** Assigned products are drafts until they are published. Hidden ones stay hidden. */
export const PublishNotice = ({ changed, onPublished }: PublishNoticeProps) => {
  const toast = useToast();
  const { publish, isPending } = usePublishChanged();
  const canPublish = useSession().permissions.includes('publish-products');
  if (changed.length === 0) return null;
  const visible = changed.filter(({ state }) => state.isVisible);
  const hidden = changed.length - visible.length;
  const publishVisible = async (): Promise<void> => {
    const { published, faults } = await publish(visible);
    if (published.length > 0) toast(`${countProducts(published.length)} published`);
    if (faults.length > 0) toast(faults.join(' '), 'bad');
    onPublished(published);
  };
  return (
    <Notice
      tone="warning"
      title={`${countProducts(changed.length)} changed`}
      actions={
        canPublish && visible.length > 0 ? (
          <Button isPending={isPending} onPress={() => void publishVisible()}>
            {`Publish ${countProducts(visible.length)}`}
          </Button>
        ) : (
          <Button kind="quiet" onPress={() => onPublished(changed.map(({ id }) => id))}>
            Dismiss
          </Button>
        )
      }
    >
      {visible.length > 0 ? <p>Visitors see the change once they are published.</p> : null}
      {hidden > 0 ? <p>{hiddenText(hidden)}</p> : null}
    </Notice>
  );
};
