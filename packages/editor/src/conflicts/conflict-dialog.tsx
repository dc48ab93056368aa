import { pageCalls } from '@sitewright/api/pages';
import { isSameContent } from '@sitewright/domain/documents';
import { Button, Dialog, DialogBody, DialogFoot, useToast } from '../controls/index.ts';
import {
  useConflict,
  useDocumentStore,
  type Conflict,
  type ConflictPlace,
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
  readonly place: ConflictPlace;
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

/** Where both did the same there is nothing to choose. */
const isTold = ({ yours, theirs }: ConflictPlace): boolean => !isSameContent(yours, theirs);

type PlacesProps = Pick<Conflict, 'places' | 'documents'> & Pick<OtherSide, 'versions'>;

const Places = ({ places, documents, versions }: PlacesProps) => {
  const { fetched } = useFetched(pageCalls.list, {});
  const describers = describersOf(dataOf(fetched)?.pages ?? []);
  return places
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

const OpenConflict = ({ command, places, documents }: Conflict) => {
  const store = useDocumentStore();
  const toast = useToast();
  const takeTheirs = () => {
    const lost = lostChangesText(store.settleConflict('theirs'));
    if (lost !== '') toast(`“${command.label}” was given up. ${lost}`, 'bad');
  };
  const { title, text, versions } = describeOtherSide({ places, documents }, useSession().account.name);
  return (
    <Dialog role="alertdialog" title={title} isOpen isClosable={false} onClose={() => undefined}>
      <DialogBody>
        <p className="quiet">
          While you worked on “{command.label}”, {text} Nothing is lost: choose which version stays.
        </p>
        <Places {...{ places, documents, versions }} />
      </DialogBody>
      <DialogFoot>
        <Button onPress={takeTheirs}>{versions.take}</Button>
        <Button kind="primary" takesFocus onPress={() => store.settleConflict('mine')}>
          {versions.keep}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

/** Two people changed the same: whoever comes second decides, with both versions in view. */
export const ConflictDialog = () => {
  const conflict = useConflict();
  return conflict ? <OpenConflict {...conflict} /> : null;
};
