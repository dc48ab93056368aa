import type { CallAnswer } from '@sitewright/api/call';
import type { documentCalls } from '@sitewright/api/documents';
import { documentLimits } from '@sitewright/domain/documents';
import { CircleCheck } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { describeTime } from '../../time-zones/index.ts';
import {
  Button,
  CheckboxGroup,
  EmptyState,
  SearchField,
  Segmented,
  TextField,
} from '../../controls/index.ts';
import { keyOf } from '../../documents/index.ts';
import { readTime, suggestTime } from '../release-time.ts';
import { kindNames, type Subject } from '../subject.ts';
import { TimeField } from '../time-field.tsx';
import { usePublishing } from '../use-publishing.ts';

type Changed = CallAnswer<typeof documentCalls.listChanges>['documents'][number];

interface ReleaseFormProps {
  readonly documents: readonly Changed[];
  /** Selected by default: the current document. */
  readonly subject: Subject;
  readonly zone: string;
  readonly onDone: () => void;
}

const describe = ({ kind, isPublished, updatedBy, updatedAt, scheduledFor }: Changed, zone: string): string =>
  [
    kindNames[kind],
    ...(isPublished ? [] : ['never published']),
    ...(scheduledFor === undefined ? [] : [`scheduled for ${describeTime(new Date(scheduledFor), zone)}`]),
    // Imported content has no author.
    `changed ${updatedBy === '' ? '' : `by ${updatedBy}, `}${describeTime(new Date(updatedAt), zone)}`,
  ].join(' · ');

const moments = [
  { id: 'now', name: 'Current version' },
  { id: 'later', name: 'Schedule' },
] as const;

const useReleaseForm = ({ documents, subject, zone, onDone }: ReleaseFormProps) => {
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    documents.map(keyOf).filter((key) => key === keyOf(subject)),
  );
  const [name, setName] = useState('');
  const [moment, setMoment] = useState<'now' | 'later'>('now');
  const [time, setTime] = useState(() => suggestTime(Date.now(), zone));
  const [faults, setFaults] = useState<Partial<Record<'name' | 'documents' | 'time', string>>>({});
  const { publish, isPending } = usePublishing();
  const wanted = documents.filter((document) => chosen.includes(keyOf(document)));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const read = moment === 'later' ? readTime(time, zone, Date.now()) : undefined;
    const found = {
      ...(name.trim() === '' ? { name: 'Enter a name for the release.' } : {}),
      ...(wanted.length === 0 ? { documents: 'Select at least one change.' } : {}),
      ...(read && 'fault' in read ? { time: read.fault } : {}),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const publishOn = read && 'moment' in read ? { publishOn: read.moment } : {};
    const doneText = publishOn.publishOn
      ? `${name.trim()} scheduled for ${describeTime(new Date(publishOn.publishOn), zone)}`
      : `${name.trim()} published`;
    if (await publish({ name: name.trim(), documents: wanted, ...publishOn }, doneText)) onDone();
  };
  return { chosen, setChosen, name, setName, moment, setMoment, time, setTime, faults, submit, isPending };
};

const Choice = ({
  form,
  documents,
  zone,
}: Pick<ReleaseFormProps, 'documents' | 'zone'> & { readonly form: ReturnType<typeof useReleaseForm> }) => {
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase();
  const found = documents.filter(({ title }) => title.toLowerCase().includes(words));
  const ids = found.map(keyOf);
  const isAll = ids.length > 0 && ids.every((id) => form.chosen.includes(id));
  const others = form.chosen.filter((id) => !ids.includes(id));
  return (
    <>
      <div className="release-search">
        <SearchField label="Search changes" value={search} onChange={setSearch} />
        <Button onPress={() => form.setChosen(isAll ? others : [...others, ...ids])}>
          {isAll ? 'Select none' : 'Select all'}
        </Button>
      </div>
      {found.length === 0 ? <p className="quiet">No results found</p> : null}
      <CheckboxGroup
        label="Changes to publish together"
        options={found.map((document) => ({
          id: keyOf(document),
          name: document.title,
          detail: describe(document, zone),
        }))}
        value={form.chosen.filter((id) => ids.includes(id))}
        error={form.chosen.length === 0 ? form.faults.documents : undefined}
        onChange={(picked) => form.setChosen([...others, ...picked])}
      />
    </>
  );
};

/** Name, time and changes of a new release. */
export const ReleaseForm = (props: ReleaseFormProps) => {
  const { documents, zone } = props;
  const form = useReleaseForm(props);
  if (documents.length === 0)
    return (
      <EmptyState icon={CircleCheck} title="Everything is published">
        Unpublished changes appear here.
      </EmptyState>
    );
  return (
    <form noValidate aria-label="New release" className="stack" onSubmit={(event) => void form.submit(event)}>
      <TextField
        label="Name"
        placeholder="Autumn collection"
        maxLength={documentLimits.MAX_RELEASE_NAME_LENGTH}
        value={form.name}
        error={form.name.trim() === '' ? form.faults.name : undefined}
        onChange={form.setName}
      />
      <Choice form={form} documents={documents} zone={zone} />
      <div className="release-when">
        <Segmented label="When to publish" segments={moments} value={form.moment} onChange={form.setMoment} />
        {form.moment === 'later' ? (
          <TimeField zone={zone} value={form.time} error={form.faults.time} onChange={form.setTime} />
        ) : null}
      </div>
      <div className="release-send">
        <Button kind="primary" type="submit" isPending={form.isPending}>
          {form.moment === 'later' ? 'Schedule release' : 'Publish release'}
        </Button>
      </div>
    </form>
  );
};
