import { LiveRegion } from '@sitewright/ui/live-region';
import { useState } from 'react';
import { Button, Card, CardBody, CardFoot, Notice } from '../controls/index.ts';
import { DryRun } from './dry-run.tsx';
import { FileChooser } from './file-chooser.tsx';
import { ImportResult } from './import-result.tsx';
import { ProgressBar } from './progress-bar.tsx';
import type { Importing, ProductImport } from './use-import.ts';

interface ProductPage {
  readonly id: string;
  readonly title: string;
}

interface PartProps {
  readonly importing: Importing;
  readonly current: ProductImport;
}

const Checking = ({ importing, current }: PartProps) => (
  <CardBody>
    <ProgressBar
      label={`Checking ${current.filename}`}
      percent={undefined}
      text={`${current.progress.done} products checked. Nothing is changed yet.`}
      actions={<Button onPress={() => void importing.cancel(current.id)}>Cancel</Button>}
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
            ? `Pictures of ${picturesDone} of ${picturesTotal} products`
            : `${done} of ${total} products`
        }
        actions={<Button onPress={() => void importing.cancel(current.id)}>Cancel</Button>}
      />
      <p className="quiet">You can leave this page. The import goes on.</p>
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
  const again = (): void => setDismissed(current?.id ?? '');
  const isUploading = upload.upload !== undefined || upload.fault !== '';
  const summary = current?.summary;
  const part = () => {
    if (!current || isUploading) return <Upload {...{ importing, pages }} onFile={() => setDismissed('')} />;
    // While it is checked again with other options, what was found before stays in view.
    if (current.state === 'checking' && !summary) return <Checking {...{ importing, current }} />;
    if (current.state === 'refused') return <Refused current={current} onAgain={again} />;
    if (current.state === 'importing') return <Running {...{ importing, current }} />;
    if (current.state !== 'checked' && current.state !== 'checking') {
      const wasStarted = current.state !== 'cancelled' || current.progress.done > 0;
      if (wasStarted) return <ImportResult current={current} state={current.state} onAgain={again} />;
      return <Upload {...{ importing, pages }} onFile={() => setDismissed('')} />;
    }
    return summary ? (
      <DryRun
        current={{ ...current, summary }}
        {...{ pages, fault, isSending }}
        onOptions={(options) => void importing.check(current.id, options)}
        onStart={() => void importing.start(current.id)}
        onCancel={() => void importing.cancel(current.id)}
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
