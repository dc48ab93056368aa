import { mailingListsCalls as calls } from '@sitewright/api/mailing-lists';
import { memberStates } from '@sitewright/domain/mailing-lists';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Plug, Plus, SearchX, Tag, Trash2, Upload, UserMinus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Button, EmptyState, Records, Screen, SearchField, Select } from '../../controls/index.ts';
import { dataOf, useFetched, useSearchText } from '../../data-fetching/index.ts';
import { ConnectDialog, ConnectionNotice } from '../../mailing-connections/index.ts';
import { ExportLink, RecordList } from '../../record-lists/index.ts';
import { BackToLists } from '../back-to-lists.tsx';
import { ImportDialog } from '../imports/import-dialog.tsx';
import { ImportNotice } from '../imports/import-notice.tsx';
import { stateNames, type Member } from '../list-texts.ts';
import { useLists, useMemberActions, useMembers } from '../use-mailing-lists.ts';
import { AddDialog } from './add-dialog.tsx';
import { MemberDialog } from './member-dialog.tsx';
import type { MemberParams } from '../member-params.ts';
import { MemberTable } from './member-table.tsx';
import { TagDialog } from './tag-dialog.tsx';
import '../mailing-lists.css';

const route = getRouteApi('/_signed-in/mailing-lists/list');
const ANY = 'any';

type Change = (part: { readonly [Name in keyof MemberParams]?: MemberParams[Name] | undefined }) => void;

const useParams = () => {
  const { id = '', ...params } = route.useSearch();
  const navigate = useNavigate();
  const change: Change = (part) => {
    const entries = Object.entries({ id, ...params, ...part }).filter(([, value]) => value !== undefined);
    void navigate({ to: '/mailing-lists/list', search: Object.fromEntries(entries), replace: true });
  };
  return { id, params, change };
};

interface FiltersProps {
  readonly id: string;
  readonly params: MemberParams;
  readonly onChange: Change;
}

const orAny = (name: string, choices: readonly { readonly id: string; readonly name: string }[]) => [
  { id: ANY, name },
  ...choices,
];

const chosen = (id: string): string | undefined => (id === ANY ? undefined : id);

const Filters = ({ id, params, onChange }: FiltersProps) => {
  const tags = dataOf(useFetched(calls.listTags, { params: { id } }).fetched)?.tags ?? [];
  const segments = dataOf(useFetched(calls.listSegments, {}).fetched)?.segments ?? [];
  const [typed, setTyped] = useSearchText(params.search ?? '', (text) =>
    onChange({ search: text === '' ? undefined : text }),
  );
  return (
    <div className="records-filters">
      <SearchField label="Search by email or name" value={typed} onChange={setTyped} />
      <Select
        label="State"
        choices={orAny(
          'All',
          memberStates.map((state) => ({ id: state, name: stateNames[state] })),
        )}
        value={params.state ?? ANY}
        onChange={(state) => onChange({ state: memberStates.find((each) => each === state) })}
      />
      {tags.length === 0 ? null : (
        <Select
          label="Tag"
          choices={orAny(
            'All',
            tags.map((tag) => ({ id: tag, name: tag })),
          )}
          value={params.tag ?? ANY}
          onChange={(tag) => onChange({ tag: chosen(tag) })}
        />
      )}
      {segments.length === 0 ? null : (
        <Select
          label="Segment"
          choices={orAny('All', segments)}
          value={params.segmentId ?? ANY}
          onChange={(segmentId) => onChange({ segmentId: chosen(segmentId) })}
        />
      )}
    </div>
  );
};

const Nobody = ({ isFiltered }: { readonly isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState icon={SearchX} title="Nobody matches">
      Try another address, state, tag or segment.
    </EmptyState>
  ) : (
    <EmptyState icon={UsersRound} title="Nobody is on this list yet">
      Name it in the storage settings of a form, add people who agreed elsewhere, or import a file.
    </EmptyState>
  );

const nobody: ReadonlySet<string> = new Set();

const Found = ({ members }: { readonly members: readonly Member[] }) => {
  const [selected, setSelected] = useState(nobody);
  const [openId, setOpenId] = useState<string>();
  const [isTagging, setTagging] = useState(false);
  const actions = useMemberActions();
  const picked = members.filter(({ id }) => selected.has(id));
  const opened = members.find(({ id }) => id === openId);
  const after = (isDone: boolean): void => {
    if (isDone) setSelected(nobody);
  };
  return (
    <>
      {picked.length === 0 ? null : (
        <div className="mailing-bulk" role="toolbar" aria-label="Selected addresses">
          <strong>{`${picked.length} selected`}</strong>
          <Button icon={Tag} onPress={() => setTagging(true)}>
            Tag
          </Button>
          <Button icon={UserMinus} onPress={async () => after(await actions.unsubscribe(picked))}>
            Unsubscribe
          </Button>
          <Button icon={Trash2} onPress={async () => after(await actions.erase(picked))}>
            Erase
          </Button>
        </div>
      )}
      <MemberTable {...{ members, selected }} onSelect={setSelected} onOpen={setOpenId} />
      {opened ? <MemberDialog member={opened} onClose={() => setOpenId(undefined)} /> : null}
      {isTagging ? <TagDialog members={picked} onClose={() => setTagging(false)} /> : null}
    </>
  );
};

/** The addresses on a list, each with its consent. */
export const MembersScreen = () => {
  const { id, params, change } = useParams();
  const [dialog, setDialog] = useState<'add' | 'import' | 'connect'>();
  const list = dataOf(useLists().fetched)?.find((each) => each.id === id);
  const close = (): void => setDialog(undefined);
  return (
    <Screen
      title={list?.name ?? 'Mailing list'}
      layout="fill"
      lead={<BackToLists />}
      actions={
        <Button icon={Plus} kind="primary" onPress={() => setDialog('add')}>
          Add address
        </Button>
      }
    >
      <Records>
        <div className="mailing-actions">
          <ExportLink path={calls.exportMembers.path.replace('{id}', id)} params={params} />
          <Button icon={Upload} onPress={() => setDialog('import')}>
            Import
          </Button>
          <Button icon={Plug} onPress={() => setDialog('connect')}>
            Mailchimp
          </Button>
        </div>
        <ConnectionNotice listId={id} />
        <ImportNotice listId={id} />
        <Filters {...{ id, params }} onChange={change} />
        <RecordList
          records={useMembers(id, params)}
          noun="address"
          empty={<Nobody isFiltered={Object.keys(params).length > 0} />}
        >
          {(members) => <Found members={members} />}
        </RecordList>
      </Records>
      {dialog === 'add' ? <AddDialog listId={id} onClose={close} /> : null}
      {dialog === 'connect' ? <ConnectDialog listId={id} onClose={close} /> : null}
      {dialog === 'import' ? <ImportDialog listId={id} onClose={close} /> : null}
    </Screen>
  );
};
