import type { GivenAnswers, SiteForm } from '@sitewright/domain/forms';
import { useEffect, useRef, useState } from 'react';
import { Button, Notice } from '../../../controls/index.ts';
import { fitDevice, formAddress, useAvailableSize, type Device } from '../../../frames/index.ts';
import {
  addPreviewStyles,
  bringIntoView,
  paintForm,
  previewSection,
  showFields,
  shownStep,
  stepOf,
} from './frame-form.ts';
import './form-preview.css';
import { useFormPreview, type PreviewView } from './use-form-preview.ts';
import { useFrameEvents } from './use-frame-events.ts';

interface FormFrameProps {
  readonly id: string;
  readonly form: SiteForm;
  readonly device: Device;
  readonly view: PreviewView;
  readonly selected?: string | undefined;
  readonly onSelect?: (fieldId: string) => void;
  readonly onView?: (view: PreviewView) => void;
  readonly onLeave?: () => void;
}

const ignore = (): void => undefined;

/** Why the frame has no form: another answer than a page, or a page without sections. */
const problemOf = (page: Document): string =>
  page.documentElement.hasAttribute('data-edit-page')
    ? 'The template of this site shows no sections, so the form cannot be shown on a page of its own.'
    : 'The preview could not be loaded.';

const useShownForm = ({ id, form, view, onView = ignore, ...rest }: FormFrameProps) => {
  const { selected, onSelect = ignore, onLeave = ignore } = rest;
  const [page, setPage] = useState<Document>();
  const [step, setStep] = useState(0);
  const [answers, setAnswers] = useState<GivenAnswers>();
  const turnedFor = useRef<GivenAnswers>(undefined);
  const [shownField, setShownField] = useState(selected);
  // The page of the form that has the selected field is turned to.
  if (shownField !== selected) {
    setShownField(selected);
    const own = selected === undefined ? -1 : stepOf(form, selected);
    if (own >= 0) setStep(own);
  }
  const { failure, retry } = useFormPreview(page, { id, form, view, answers }, (isSent) => {
    if (!page) return;
    const isFirst = answers !== undefined && turnedFor.current !== answers;
    turnedFor.current = answers;
    if (isFirst && isSent) {
      setAnswers(undefined);
      onView('sent');
    }
    // The server shows the page of the form with the first message.
    const next = isFirst && !isSent ? shownStep(page) : step;
    setStep(next);
    showFields(page, { form, step: next, selected });
  });
  useEffect(() => {
    if (page) showFields(page, { form, step, selected });
  }, [page, form, step, selected]);
  useEffect(() => {
    if (page) bringIntoView(page, selected);
  }, [page, selected]);
  const onSubmit = (given: GivenAnswers): void => setAnswers({ ...given });
  useFrameEvents(page, { form, step, selected, onSelect, onStep: setStep, onSubmit, onLeave });
  return { setPage, failure, retry };
};

/** The form on a page of the site, rendered by the server; the policy of the page blocks scripts. */
export const FormFrame = (props: FormFrameProps) => {
  const { id, form, device } = props;
  const { ref, size } = useAvailableSize();
  const { scale, width, height } = fitDevice(device, size);
  const { setPage, failure, retry } = useShownForm(props);
  const [problem, setProblem] = useState<string>();
  const [load, setLoad] = useState(0);
  const show = (page: Document | null): void => {
    const isShown = page !== null && previewSection(page) !== undefined;
    setProblem(isShown || !page ? undefined : problemOf(page));
    setPage(isShown ? page : undefined);
    if (!isShown) return;
    addPreviewStyles(page);
    paintForm(page, previewSection(page)?.outerHTML ?? '');
    showFields(page, { form, step: 0, selected: undefined });
  };
  const reload = (): void => {
    if (problem === undefined) return retry();
    setProblem(undefined);
    setLoad(load + 1);
    return undefined;
  };
  const message = problem ?? (failure && `The preview was not updated. ${failure}`);
  return (
    <div className="form-preview-room">
      {message === undefined ? null : (
        <Notice tone="warning" actions={<Button onPress={reload}>Try again</Button>}>
          {message}
        </Notice>
      )}
      <div className="form-preview-measure" ref={ref}>
        {size.width === 0 || problem !== undefined ? null : (
          <div className="form-preview-stage" style={{ width: width * scale, height: size.height }}>
            {/* Safari hears nothing of a sandboxed frame; the page's own policy keeps every script from running. */}
            {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
            <iframe
              key={load}
              src={formAddress(id)}
              title="Form preview"
              style={{ width, height, transform: `scale(${scale})` }}
              onLoad={({ currentTarget }) => show(currentTarget.contentDocument)}
            />
          </div>
        )}
      </div>
    </div>
  );
};
