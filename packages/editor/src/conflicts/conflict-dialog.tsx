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
import { describeOtherSide, type OtherSide } from './describe-other-side.ts';

interface PlaceProps {
  readonly place: ConflictingChange;
  readonly documents: readonly SavedDocument[];
  readonly describe: Describe;
  readonly versions: OtherSide['versions'];
}

const Place = ({ place, documents, describe, versions }: PlaceProps) => {
  const { content } = documents.find(({ kind, id }) => kind === place.kind && id === place.id) ?? {};
  return (
    <section className="conflict-place">
      <h3>{describe.place(content, place)}</h3>
      <div className="conflict-versions">
        <div>
          <h4>{versions.mine}</h4>
          <p>{describe.version(place.yours, place.theirs)}</p>
        </div>
        <div>
          <h4>{versions.other}</h4>
          <p>{describe.version(place.theirs, place.yours)}</p>
        </div>
      </div>
    </section>
  );
};

/** Equal versions need no choice. */
const isTold = ({ yours, theirs }: ConflictingChange): boolean => !isSameContent(yours, theirs);

type PlacesProps = Pick<Conflict, 'changes' | 'documents'> & Pick<OtherSide, 'versions'>;

const Places = ({ changes, documents, versions }: PlacesProps) => {
  const { fetched } = useFetched(pageCalls.list, {});
  const describers = describersOf(dataOf(fetched)?.pages ?? []);
  return changes
    .filter(isTold)
    .map((place) => (
      <Place
        key={`${place.id} ${place.path.join('/')}`}
        place={place}
        {...{ documents, versions }}
        describe={describers[place.kind]}
      />
    ));
};

const OpenConflict = ({ command, changes, documents }: Conflict) => {
  const store = useDocumentStore();
  const toast = useToast();
  const takeTheirs = () => {
    const lost = lostChangesText(store.resolveConflict('theirs'));
    if (lost !== '') toast(`“${command.label}” was given up. ${lost}`, 'bad');
  };
  const { title, text, versions } = describeOtherSide({ changes, documents }, useSession().account.name);
  return (
    <Dialog role="alertdialog" title={title} isOpen isClosable={false} onClose={() => undefined}>
      <DialogBody>
        <p className="quiet">
          While you worked on “{command.label}”, {text} Nothing is lost: choose which version stays.
        </p>
        <Places {...{ changes, documents, versions }} />
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
