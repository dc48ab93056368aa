import { mailingListsCalls as calls } from '@sitewright/api/mailing-lists';
import { Filter, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  EmptyState,
  IconButton,
  Records,
  Screen,
  Skeleton,
  useConfirm,
  useToast,
} from '../../controls/index.ts';
import { dataOf, Fetched, send, useFetched, useRefresh } from '../../data-fetching/index.ts';
import { BackToLists } from '../back-to-lists.tsx';
import type { Segment } from '../list-texts.ts';
import { SegmentDialog } from './segment-dialog.tsx';
import { ruleText } from './segment-texts.ts';
import '../mailing-lists.css';

const useRemoveSegment = () => {
  const confirm = useConfirm();
  const toast = useToast();
  const refresh = useRefresh();
  return async ({ id, name }: Segment): Promise<void> => {
    const isConfirmed = await confirm({
      title: `Delete “${name}”?`,
      text: 'Addresses stay on their lists. A campaign that was to go to this segment goes to nobody.',
      confirm: 'Delete',
    });
    if (!isConfirmed) return;
    const outcome = await send(calls.removeSegment, { params: { id } });
    await refresh(calls.listSegments);
    toast(outcome.ok ? 'Segment deleted' : outcome.refusal.message, outcome.ok ? undefined : 'bad');
  };
};

/** Parts of the lists by what is known of people. */
export const SegmentsScreen = () => {
  const { fetched, refetch } = useFetched(calls.listSegments, {});
  const options = dataOf(useFetched(calls.readSegmentOptions, {}).fetched);
  const [edited, setEdited] = useState<Segment | 'new'>();
  const remove = useRemoveSegment();
  return (
    <Screen
      title="Segments"
      lead={<BackToLists />}
      actions={
        <Button icon={Plus} kind="primary" isDisabled={!options} onPress={() => setEdited('new')}>
          Create segment
        </Button>
      }
    >
      <Records>
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={3} shape="list" />}>
          {({ segments }) =>
            segments.length === 0 ? (
              <EmptyState icon={Filter} title="No segments yet">
                Write to a part of a list: those with a tag, who bought something, spent a certain amount, or
                have not ordered for a while.
              </EmptyState>
            ) : (
              <ul className="mailing-segments" aria-label="Segments">
                {segments.map((segment) => (
                  <li key={segment.id}>
                    <span className="mailing-segment">
                      <span className="records-name">{segment.name}</span>
                      <span className="records-detail">{ruleText(segment.rule, options)}</span>
                    </span>
                    <span className="mailing-tools">
                      <IconButton
                        icon={Pencil}
                        label={`Edit ${segment.name}`}
                        onPress={() => setEdited(segment)}
                      />
                      <IconButton
                        icon={Trash2}
                        label={`Delete ${segment.name}`}
                        onPress={() => void remove(segment)}
                      />
                    </span>
                  </li>
                ))}
              </ul>
            )
          }
        </Fetched>
      </Records>
      {edited === undefined || !options ? null : (
        <SegmentDialog
          segment={edited === 'new' ? undefined : edited}
          options={options}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Screen>
  );
};
