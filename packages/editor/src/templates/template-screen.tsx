import { LiveRegion, useAnnouncer } from '@sitewright/ui/live-region';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Screen, Segmented, Skeleton } from '../controls/index.ts';
import { Fetched } from '../data-fetching/index.ts';
import { deviceChoices, deviceOfScreen, type Device } from '../frames/index.ts';
import { SaveStatus } from '../save-status/index.ts';
import { UndoButtons, useUndoKeys, useUndo, type UndoScope } from '../undo/index.ts';
import { useChangedFiles } from './files/use-changed-files.ts';
import { useTemplateFiles } from './files/use-template-files.ts';
import { PublishTemplate } from './publish-template.tsx';
import { TemplateBody, type TemplateView } from './template-body.tsx';
import './template-screen.css';
import { shownFile } from './use-template-editor.ts';

const route = getRouteApi('/_signed-in/design/template');

const place = { documents: [], kinds: ['template'] } as const satisfies UndoScope;

const views = [
  { id: 'files', name: 'Files' },
  { id: 'code', name: 'Code' },
  { id: 'page', name: 'Page' },
] as const satisfies readonly { readonly id: TemplateView; readonly name: string }[];

const BackToDesign = () => (
  <Link to="/design" className="button button-quiet button-icon" aria-label="Back to Design">
    <ArrowLeft size={16} aria-hidden />
  </Link>
);

/** The template editor: files, code, errors and a page preview. */
export const TemplateScreen = () => {
  const { at = '/', file } = route.useSearch();
  const files = useTemplateFiles();
  const changed = useChangedFiles(files.all);
  const [device, setDevice] = useState<Device>(deviceOfScreen);
  const [view, setView] = useState<TemplateView>('code');
  const { message, announce } = useAnnouncer();
  const steps = useUndo(announce, place);
  useUndoKeys(steps);
  return (
    <Screen
      title="Template"
      layout="fill"
      lead={<BackToDesign />}
      note={<SaveStatus />}
      below={
        <div className="template-views">
          <Segmented label="View" segments={views} value={view} onChange={setView} />
        </div>
      }
      actions={
        <>
          <div className="template-devices">
            <Segmented
              label="Width of the page"
              segments={deviceChoices}
              value={device}
              onChange={setDevice}
            />
          </div>
          <UndoButtons controls={steps} />
          <PublishTemplate
            shown={shownFile(file, files)}
            {...{ at, changed }}
            onPublished={() => void files.refresh()}
          />
        </>
      }
    >
      <Fetched fetched={files.fetched} onRetry={files.refetch} skeleton={<Skeleton rows={10} shape="nav" />}>
        {() => <TemplateBody {...{ at, file, files, device, view, announce, steps }} onView={setView} />}
      </Fetched>
      <LiveRegion message={message} />
    </Screen>
  );
};
