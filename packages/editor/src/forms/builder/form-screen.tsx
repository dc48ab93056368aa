import { formCalls } from '@sitewright/api/forms';
import type { SiteForm } from '@sitewright/domain/forms';
import { LiveRegion, useAnnouncer } from '@sitewright/ui/live-region';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Eye, Pencil } from 'lucide-react';
import { Suspense, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormBuilder, useFormDocument, type FormDocument } from '../../blocks/index.ts';
import { Notice, Screen, Segmented, Skeleton } from '../../controls/index.ts';
import { dataOf, Failure, useFetched } from '../../data-fetching/index.ts';
import { useIsTrashed, type SavedDocument } from '../../documents/index.ts';
import { usePresence } from '../../presence/index.ts';
import { useUndo, useUndoKeys } from '../../undo/index.ts';
import { FormUses } from '../uses/form-uses.tsx';
import { FormNote, FormToolbar } from './form-header.tsx';
import './form-screen.css';
import { FormPreview } from './preview/form-preview.tsx';

const route = getRouteApi('/_signed-in/forms/edit');

const views = [
  { id: 'edit', name: 'Edit', icon: Pencil },
  { id: 'preview', name: 'Preview', icon: Eye },
] as const;

const Crumb = () => (
  <Link to="/forms" className="screen-crumb">
    Forms /
  </Link>
);

interface OpenFormProps {
  readonly document: FormDocument;
  readonly form: SiteForm;
  readonly saved: SavedDocument;
}

/** Publishing a form shows it to nobody until a page has it. */
const UnusedNotice = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const uses = dataOf(useFetched(formCalls.listUses, { params: { id } }).fetched)?.uses;
  if (uses?.length !== 0) return null;
  return (
    <Notice
      tone="warning"
      title="Published, but on no page yet"
      actions={
        <Link to="/pages" className="button button-plain">
          <span className="button-label">Go to pages</span>
        </Link>
      }
    >
      {`Open a page, add a form block or a newsletter block, and choose “${name}” there.`}
    </Notice>
  );
};

const Notices = ({ document: { key }, form, saved }: OpenFormProps) => {
  const others = usePresence({ key });
  const isTrashed = useIsTrashed(key);
  return (
    <>
      {isTrashed ? <Notice tone="warning">This form is in the trash.</Notice> : null}
      {saved.publishedRevision === null || isTrashed ? null : <UnusedNotice id={key.id} name={form.name} />}
      {others.length === 0 ? null : (
        <p className="field-hint">{`Also editing: ${others.map(({ name }) => name).join(', ')}`}</p>
      )}
    </>
  );
};

/** Settings and preview side by side, or one of them where there is no room. */
const Panes = ({ document, form, saved }: OpenFormProps) => {
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const [opened, setOpened] = useState<string>();
  const settings = useRef<HTMLElement>(null);
  const { id } = document.key;
  const edit = (): void => {
    flushSync(() => setView('edit'));
    settings.current?.querySelector<HTMLElement>('.entry-open input, .entry-open button')?.focus();
  };
  return (
    <div className={`form-editor form-editor-shows-${view}`}>
      <div className="form-editor-views">
        <Segmented label="View" segments={views} value={view} onChange={setView} />
      </div>
      <section ref={settings} className="form-editor-settings" aria-label="Form settings">
        <Notices {...{ document, form, saved }} />
        <Suspense fallback={<Skeleton rows={5} shape="form" />}>
          <FormBuilder
            key={id}
            {...{ id, form }}
            formNow={document.formNow}
            onChange={document.change}
            layout="tabs"
            openedField={opened}
            onOpenField={setOpened}
          />
        </Suspense>
        <FormUses id={id} />
      </section>
      <section className="form-editor-preview" aria-label="Preview">
        <FormPreview {...{ id, form }} selected={opened} onSelect={setOpened} onEdit={edit} />
      </section>
    </div>
  );
};

const OpenForm = ({ document, form, saved }: OpenFormProps) => {
  const { message, announce } = useAnnouncer();
  const { key } = document;
  const scope = useMemo(() => ({ documents: [key] }), [key]);
  const undo = useUndo(announce, scope);
  useUndoKeys(undo);
  return (
    <>
      <Screen
        title={form.name}
        layout="fill"
        lead={<Crumb />}
        note={<FormNote saved={saved} />}
        actions={<FormToolbar id={key.id} {...{ form, undo }} />}
      >
        <Panes {...{ document, form, saved }} />
      </Screen>
      <LiveRegion message={message} />
    </>
  );
};

const Waiting = ({ children }: { readonly children: ReactNode }) => (
  <Screen title="Form" lead={<Crumb />}>
    {children}
  </Screen>
);

/** The builder of one form. */
export const FormScreen = () => {
  const { id = '' } = route.useSearch();
  const document = useFormDocument(id);
  const { state, form } = document;
  if (state.state === 'failed')
    return (
      <Waiting>
        <Failure refusal={state.refusal} onRetry={state.retry} />
      </Waiting>
    );
  if (id === '' || (state.state === 'success' && !form))
    return (
      <Waiting>
        <Notice tone="warning">This is not a form.</Notice>
      </Waiting>
    );
  if (!form || state.state !== 'success')
    return (
      <Waiting>
        <Skeleton rows={6} shape="form" />
      </Waiting>
    );
  return <OpenForm key={id} {...{ document, form }} saved={state.document.saved} />;
};
