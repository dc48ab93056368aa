import {
  canChangeStatus,
  statusLabels,
  type CollectionContent,
  type ContentStatus,
  type FieldFaults,
  type ItemContent,
} from '@sitewright/domain/pages';
import type { CheckedChange } from '../../documents/index.ts';
import { refuse, type Refusal } from '../../http/index.ts';

export const refuseFaults = (faults: FieldFaults): Refusal | undefined =>
  Object.keys(faults).length > 0 ? refuse('page-invalid', faults) : undefined;

export const asReleased = <Content extends CollectionContent | ItemContent>(
  content: Content,
  now: Date,
): Content => {
  if (content.status !== 'draft' && content.status !== 'needs-review') return content;
  return { ...content, status: 'published', publishOn: content.publishOn ?? now.getTime() };
};

const labelOf = (status: ContentStatus): string => statusLabels[status] || 'Published';

export const checkStatus = ({
  before,
  content,
  now,
  isUndo,
}: CheckedChange<CollectionContent | ItemContent>) =>
  before === undefined || isUndo || canChangeStatus(before, content.status, now.getTime())
    ? undefined
    : refuse('status-refused', {
        status: `${labelOf(before.status)} cannot become ${labelOf(content.status)}.`,
      });

export const checkIdentity = <Content extends { readonly id: string }>({
  content,
  before,
}: CheckedChange<Content>): Refusal | undefined =>
  before !== undefined && before.id !== content.id
    ? refuse('bad-request', { id: 'cannot change' })
    : undefined;
