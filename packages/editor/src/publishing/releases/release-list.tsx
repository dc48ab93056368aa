import type { CallAnswer } from '@sitewright/api/call';
import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { Rocket } from 'lucide-react';
import { describeTime } from '../../time-zones/index.ts';
import { Badge, Button, EmptyState, List, ListRow, useConfirm, useToast } from '../../controls/index.ts';
import { useRefresh, useSending } from '../../data-fetching/index.ts';

type Release = CallAnswer<typeof documentCalls.listReleases>['releases'][number];

interface ReleaseListProps {
  readonly releases: readonly Release[];
  readonly zone: string;
}

const states = {
  waiting: { word: 'Scheduled', tone: 'accent' },
  refused: { word: 'Failed', tone: 'bad' },
  done: { word: 'Published', tone: 'good' },
} as const satisfies Record<Release['state'], { word: string; tone: string }>;

const order: readonly Release['state'][] = ['waiting', 'refused', 'done'];

const useUnschedule = () => {
  const confirm = useConfirm();
  const toast = useToast();
  const refresh = useRefresh();
  const { send, isSending } = useSending(documentCalls.cancelRelease);
  const unschedule = async ({ id, name }: Release): Promise<void> => {
    const isConfirmed = await confirm({
      title: 'Unschedule release',
      text: `${name} will not be published. Its changes stay drafts.`,
      confirm: 'Unschedule',
    });
    if (!isConfirmed) return;
    const outcome = await send({ params: { id } });
    void refresh(documentCalls.listReleases, pageCalls.list, pageCalls.listItems, pageCalls.readState);
    if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
    toast(`${name} unscheduled`);
  };
  return { unschedule, isSending };
};

interface RowProps {
  readonly release: Release;
  readonly zone: string;
}

const Detail = ({ release, zone }: RowProps) => {
  const { name, state, publishOn, createdBy, documents, fault } = release;
  const titles = documents.map(({ title }) => title).join(', ');
  const time = describeTime(new Date(publishOn), zone);
  const when = state === 'waiting' ? `Scheduled for ${time}` : time;
  return (
    <>
      <div>
        {when} · by {createdBy}
      </div>
      {titles === name ? null : <div>{titles}</div>}
      {fault ? (
        <div className="release-fault">
          {fault.title}: {fault.message}
        </div>
      ) : null}
    </>
  );
};

const ReleaseRow = ({ release, zone }: RowProps) => {
  const { unschedule, isSending } = useUnschedule();
  const { name, state } = release;
  const { word, tone } = states[state];
  return (
    <ListRow
      title={
        <span className="release-name">
          {name} <Badge tone={tone}>{word}</Badge>
        </span>
      }
      detail={<Detail release={release} zone={zone} />}
      actions={
        state === 'waiting' ? (
          <Button
            aria-label={`Unschedule ${name}`}
            isPending={isSending}
            onPress={() => void unschedule(release)}
          >
            Unschedule
          </Button>
        ) : undefined
      }
    />
  );
};

/** Scheduled releases first, then failed ones with the reason. */
export const ReleaseList = ({ releases, zone }: ReleaseListProps) =>
  releases.length === 0 ? (
    <EmptyState icon={Rocket} title="No releases yet">
      Publish a change, or group several changes into one release.
    </EmptyState>
  ) : (
    <List label="Releases">
      {order.flatMap((state) =>
        releases
          .filter((release) => release.state === state)
          .map((release) => <ReleaseRow key={release.id} release={release} zone={zone} />),
      )}
    </List>
  );
