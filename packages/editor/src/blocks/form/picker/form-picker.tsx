import type { CallAnswer } from '@sitewright/api/call';
import { formCalls } from '@sitewright/api/forms';
import { useState } from 'react';
import { GridList, GridListItem } from 'react-aria-components';
import { Button, Dialog, DialogBody, DialogFoot, SearchField, Skeleton } from '../../../controls/index.ts';
import { Fetched, useFetched } from '../../../data-fetching/index.ts';
import './form-picker.css';

type ListedForm = CallAnswer<typeof formCalls.list>['forms'][number];

interface FormPickerProps {
  readonly onPick: (formId: string) => void;
  readonly onClose: () => void;
}

const detailOf = ({ fieldCount, isPublished }: ListedForm): string =>
  [fieldCount === 1 ? '1 field' : `${fieldCount} fields`, isPublished ? 'Published' : 'Draft'].join(' · ');

interface ChoicesProps {
  readonly forms: readonly ListedForm[];
  readonly search: string;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
}

const Choices = ({ forms, search, chosen, onChoose }: ChoicesProps) => (
  <GridList
    aria-label="Forms"
    className="form-choices"
    selectionMode="single"
    selectionBehavior="replace"
    selectedKeys={chosen === undefined ? [] : [chosen]}
    onSelectionChange={(keys) => onChoose(keys === 'all' ? undefined : [...keys].map(String)[0])}
    items={forms.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))}
    renderEmptyState={() => (
      <p className="quiet">{search.trim() === '' ? 'No forms yet.' : 'No forms match. Try another name.'}</p>
    )}
  >
    {(form) => (
      <GridListItem textValue={form.name} className="form-choice">
        <span className="form-choice-text">
          <span className="truncate">{form.name}</span>
          <span className="quiet truncate">{detailOf(form)}</span>
        </span>
      </GridListItem>
    )}
  </GridList>
);

/** A dialog to choose a form of the site. */
export const FormPicker = ({ onPick, onClose }: FormPickerProps) => {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string>();
  const { fetched, refetch } = useFetched(formCalls.list, {});
  return (
    <Dialog title="Choose a form" size="wide" isOpen onClose={onClose}>
      <DialogBody>
        <div className="form-picker stack">
          <SearchField label="Search forms" value={search} onChange={setSearch} />
          <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={4} shape="list" />}>
            {({ forms }) => <Choices {...{ forms, search, chosen }} onChoose={setChosen} />}
          </Fetched>
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>Cancel</Button>
        <Button
          kind="primary"
          isDisabled={chosen === undefined}
          onPress={() => (chosen === undefined ? undefined : onPick(chosen))}
        >
          Choose
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
