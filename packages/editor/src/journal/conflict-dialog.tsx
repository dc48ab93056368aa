import { isSameContent } from '@sitewright/domain/documents';
import { Button, Dialog, DialogBody, DialogFoot } from '../controls/index.ts';
import { useConflict, useDocumentStore, type ConflictPlace, type SavedDocument } from '../document/index.ts';
import './conflict-dialog.css';

/** How a screen puts what it edits into words. */
export interface DescribeConflict {
  readonly place: (content: unknown, place: ConflictPlace) => string;
  /** The other version is told too: of long ones only where they differ may be worth showing. */
  readonly version: (value: unknown, other?: unknown) => string;
}

interface PlaceProps {
  readonly place: ConflictPlace;
  readonly documents: readonly SavedDocument[];
  readonly describe: DescribeConflict;
}

const Place = ({ place, documents, describe }: PlaceProps) => {
  const { content } = documents.find(({ kind, id }) => kind === place.kind && id === place.id) ?? {};
  return (
    <section className="conflict-place">
      <h3>{describe.place(content, place)}</h3>
      <div className="conflict-versions">
        <div>
          <h4>Yours</h4>
          <p>{describe.version(place.yours, place.theirs)}</p>
        </div>
        <div>
          <h4>Theirs</h4>
          <p>{describe.version(place.theirs, place.yours)}</p>
        </div>
      </div>
    </section>
  );
};

/** Where both did the same there is nothing to choose. */
const isTold = ({ yours, theirs }: ConflictPlace): boolean => !isSameContent(yours, theirs);

/** Two people changed the same: whoever comes second decides, with both versions in view. */
export const ConflictDialog = ({ describe }: { readonly describe: DescribeConflict }) => {
  const conflict = useConflict();
  const store = useDocumentStore();
  if (!conflict) return null;
  const told = conflict.places.filter(isTold);
  return (
    <Dialog
      role="alertdialog"
      title="Changed by somebody else"
      isOpen
      isClosable={false}
      onClose={() => undefined}
    >
      <DialogBody>
        <p className="quiet">
          While you worked on “{conflict.command.label}”, another contributor changed the same. Nothing is
          lost: choose which version stays.
        </p>
        {told.map((place) => (
          <Place
            key={`${place.id} ${place.path.join('/')}`}
            {...{ place, describe }}
            documents={conflict.documents}
          />
        ))}
      </DialogBody>
      <DialogFoot>
        <Button onPress={() => store.settleConflict('theirs')}>Take theirs</Button>
        <Button kind="primary" takesFocus onPress={() => store.settleConflict('mine')}>
          Keep mine
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
