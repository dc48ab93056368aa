import { LiveRegion } from '@sitewright/ui/live-region';
import { useState } from 'react';
import { Button, Card, CardBody, CardFoot, Notice, ProgressBar } from '../controls/index.ts';
import { countOf, partOf } from './count-texts.ts';
import { DryRun } from './dry-run.tsx';
import { FileChooser } from './file-chooser.tsx';
import { ImportResult } from './import-result.tsx';
import type { Importing, ProductImport } from './use-import.ts';

interface ProductPage {
  readonly id: string;
  readonly title: string;
}

interface PartProps {
  readonly importing: Importing;
  readonly current: ProductImport;
}

/** Of an import of somebody else only administrators can cancel it. */
const Cancel = ({ importing, current }: PartProps) =>
  current.canManage ? (
    <Button onPress={() => void importing.cancel(current.id)}>Cancel</Button>
  ) : (
    <span className="quiet">Started by {current.madeBy}</span>
  );

const Checking = ({ importing, current }: PartProps) => (
  <CardBody>
    <ProgressBar
      label={`Checking ${current.filename}`}
      percent={undefined}
      text={`${countOf(current.progress.done, 'product')} checked. Nothing is changed yet.`}
      actions={<Cancel {...{ importing, current }} />}
    />
  </CardBody>
);

const Running = ({ importing, current }: PartProps) => {
  const { done, total, picturesDone, picturesTotal } = current.progress;
  const isAtPictures = done >= total && picturesTotal > 0;
  const all = total + picturesTotal;
  return (
    <CardBody>
      <ProgressBar
        label={`Importing ${current.filename}`}
        percent={all === 0 ? undefined : (100 * (done + picturesDone)) / all}
        text={
          isAtPictures
            ? `Pictures of ${partOf(picturesDone, picturesTotal, 'product')}`
            : partOf(done, total, 'product')
        }
        actions={<Cancel {...{ importing, current }} />}
      />
      <p className="quiet">You can leave this page. The import goes on.</p>
    </CardBody>
  );
};

const Undoing = ({ importing, current }: PartProps) => {
  const { undone, refused, total } = current.undo;
  return (
    <CardBody>
      <ProgressBar
        label={`Undoing the import of ${current.filename}`}
        percent={(100 * (undone + refused)) / Math.max(1, total)}
        text={partOf(undone + refused, total, 'product')}
        actions={<Cancel {...{ importing, current }} />}
      />
    </CardBody>
  );
};

const Refused = ({ current, onAgain }: { readonly current: ProductImport; readonly onAgain: () => void }) => (
  <>
    <CardBody>
      <h3 className="import-file truncate">{current.filename}</h3>
      <Notice
        tone="bad"
        title={current.fault?.line ? `Line ${current.fault.line}` : 'This file cannot be imported'}
      >
        {current.fault?.message ?? ''} Nothing was changed.
      </Notice>
    </CardBody>
    <CardFoot>
      <Button onPress={onAgain}>Choose another file</Button>
    </CardFoot>
  </>
);

const spokenState = (current: ProductImport | null | undefined): string => {
  if (current?.state === 'checked') return 'The file was checked';
  if (current?.state === 'refused') return 'The file cannot be imported';
  if (current?.state === 'undone') return 'Import undone';
  return current?.state === 'done' ? 'Import finished' : '';
};

interface ImportCardProps {
  readonly importing: Importing;
  readonly pages: readonly [ProductPage, ...ProductPage[]];
}

const Upload = ({ importing, pages, onFile }: ImportCardProps & { readonly onFile: () => void }) => {
  const { upload, fault, start, cancel } = importing.upload;
  if (upload)
    return (
      <CardBody>
        <ProgressBar
          label={`Uploading ${upload.name}`}
          percent={upload.percent}
          text={`${Math.round(upload.percent)} %`}
          actions={<Button onPress={cancel}>Cancel</Button>}
        />
      </CardBody>
    );
  return (
    <CardBody>
      {fault === '' ? null : <Notice tone="bad">{fault}</Notice>}
      <FileChooser onFile={(file) => void start(file, pages[0].id).then(onFile)} />
    </CardBody>
  );
};

/** One import at a time: choose a file, look at what it does, import it. */
export const ImportCard = ({ importing, pages }: ImportCardProps) => {
  const [dismissed, setDismissed] = useState('');
  const { latest, upload, fault, isSending } = importing;
  const current = latest && latest.id !== dismissed ? latest : undefined;
  const again = (): void => {
    setDismissed(current?.id ?? '');
    // Results that nobody else may take away stay for whoever made them.
    if (current?.canManage) void importing.dismiss(current.id);
  };
  const isUploading = upload.upload !== undefined || upload.fault !== '';
  const summary = current?.summary;
  const part = () => {
    if (!current || isUploading) return <Upload {...{ importing, pages }} onFile={() => setDismissed('')} />;
    // While it is checked again with other options, what was found before stays in view.
    if (current.state === 'checking' && !summary) return <Checking {...{ importing, current }} />;
    if (current.state === 'refused') return <Refused current={current} onAgain={again} />;
    if (current.state === 'importing') return <Running {...{ importing, current }} />;
    if (current.state === 'undoing') return <Undoing {...{ importing, current }} />;
    const { state } = current;
    if (state !== 'checked' && state !== 'checking') {
      const wasStarted = state !== 'dismissed' && (state !== 'cancelled' || current.progress.done > 0);
      if (wasStarted)
        return (
          <ImportResult
            {...{ current, state, fault, isSending }}
            onAgain={again}
            onUndo={() => void importing.undo(current.id)}
          />
        );
      return <Upload {...{ importing, pages }} onFile={() => setDismissed('')} />;
    }
    return summary ? (
      <DryRun
        current={{ ...current, summary }}
        {...{ pages, fault, isSending }}
        onOptions={(options) => void importing.check(current.id, options)}
        onStart={() => void importing.start(current)}
        onCancel={() => void importing.cancel(current.id)}
        onAgain={again}
      />
    ) : null;
  };
  return (
    <Card>
      <LiveRegion message={spokenState(current)} />
      {part()}
    </Card>
  );
};
