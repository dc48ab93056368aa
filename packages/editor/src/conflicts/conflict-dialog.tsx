import { pageCalls } from '@sitewright/api/pages';
import { isSameContent } from '@sitewright/domain/documents';
import { Button, Dialog, DialogBody, DialogFoot, useToast } from '../controls/index.ts';
import {
  useConflict,
  useDocumentStore,
  type Conflict,
  type ConflictingChange,
  type SavedDocument,
} from '../documents/index.ts';
import { dataOf, useFetched } from '../data-fetching/index.ts';
import { lostChangesText } from '../save-status/index.ts';
import { useSession } from '../session/index.ts';
import './conflict-dialog.css';
import { describersOf } from './describe-conflict.ts';
import type { Describe } from './describe.ts';
import { describeOtherVersion, type OtherVersion } from './describe-other-version.ts';

interface ConflictingChangeProps {
  readonly change: ConflictingChange;
  readonly documents: readonly SavedDocument[];
  readonly describe: Describe;
  readonly versions: OtherVersion['versions'];
}

const ConflictingChangeView = ({ change, documents, describe, versions }: ConflictingChangeProps) => {
  const { content } = documents.find(({ kind, id }) => kind === change.kind && id === change.id) ?? {};
  return (
    <section className="conflict-change">
      <h3>{describe.location(content, change)}</h3>
      <div className="conflict-versions">
        <div>
          <h4>{versions.mine}</h4>
          <p>{describe.version(change.yours, change.theirs)}</p>
        </div>
        <div>
          <h4>{versions.other}</h4>
          <p>{describe.version(change.theirs, change.yours)}</p>
        </div>
      </div>
    </section>
  );
};

/** Equal versions need no choice. */
const isDifferent = ({ yours, theirs }: ConflictingChange): boolean => !isSameContent(yours, theirs);

type ChangesProps = Pick<Conflict, 'changes' | 'documents'> & Pick<OtherVersion, 'versions'>;

const Changes = ({ changes, documents, versions }: ChangesProps) => {
  const { fetched } = useFetched(pageCalls.list, {});
  const describers = describersOf(dataOf(fetched)?.pages ?? []);
  return changes
    .filter(isDifferent)
    .map((change) => (
      <ConflictingChangeView
        key={`${change.id} ${change.path.join('/')}`}
        change={change}
        {...{ documents, versions }}
        describe={describers[change.kind]}
      />
    ));
};

const OpenConflict = ({ command, changes, documents }: Conflict) => {
  const store = useDocumentStore();
  const toast = useToast();
  const takeTheirs = () => {
    const lost = lostChangesText(store.resolveConflict('theirs'));
    if (lost !== '') toast(`“${command.label}” was discarded. ${lost}`, 'bad');
  };
  const { title, text, versions } = describeOtherVersion({ changes, documents }, useSession().account.name);
  return (
    <Dialog role="alertdialog" title={title} isOpen isClosable={false} onClose={() => undefined}>
      <DialogBody>
        <p className="quiet">
          While you were editing “{command.label}”, {text} Nothing is lost: choose which version to keep.
        </p>
        <Changes {...{ changes, documents, versions }} />
      </DialogBody>
      <DialogFoot>
        <Button onPress={takeTheirs}>{versions.take}</Button>
        <Button kind="primary" takesFocus onPress={() => store.resolveConflict('mine')}>
          {versions.keep}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

/** Shows both versions of conflicting changes; the contributor who saved second chooses. */
export const ConflictDialog = () => {
  const conflict = useConflict();
  return conflict ? <OpenConflict {...conflict} /> : null;
};
