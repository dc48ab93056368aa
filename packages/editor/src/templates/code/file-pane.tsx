import { isBinaryText, templateLimits } from '@sitewright/domain/templates';
import { FileX } from 'lucide-react';
import {
  EmptyState,
  Notice,
  Skeleton,
  useToast,
  type CodeDiagnostic,
  type CodePosition,
  type CodeActions,
} from '../../controls/index.ts';
import { useDocument } from '../../documents/index.ts';
import { Failure } from '../../data-fetching/index.ts';
import { fileKey, isFileContent } from '../files/template-file.ts';
import type { CompletionData } from '../language/complete.ts';
import { CodeView, type Target } from './code-view.tsx';
import type { Typed } from './use-typing.ts';

interface FilePaneProps {
  readonly path: string;
  readonly typed: Typed | undefined;
  readonly isWrapped: boolean;
  readonly marks: readonly CodeDiagnostic[];
  readonly completionData: CompletionData;
  readonly target: Target | undefined;
  readonly places: Map<string, CodePosition>;
  readonly onType: (path: string, text: string) => void;
  readonly onLeave: () => void;
  readonly steps: CodeActions;
}

const MAX_LENGTH = templateLimits.MAX_EDITABLE_LENGTH.toLocaleString('en');
const TOO_LONG = `Not inserted: the file would exceed ${MAX_LENGTH} characters. Split the file, or edit it before you import it.`;

const NoText = () => (
  <EmptyState icon={FileX} title="This file is not text">
    It is served as it is and cannot be viewed or edited here.
  </EmptyState>
);

/** A template file: its text, or why it cannot be shown. */
export const FilePane = ({ path, typed, onType, ...view }: FilePaneProps) => {
  const state = useDocument(fileKey(path));
  const toast = useToast();
  if (state.state === 'pending') return <Skeleton rows={10} shape="nav" />;
  if (state.state === 'failed') return <Failure refusal={state.refusal} onRetry={state.retry} />;
  const { content } = state.document;
  const saved = isFileContent(content) ? content.text : '';
  if (isBinaryText(saved)) return <NoText />;
  const isReadOnly = saved.length > templateLimits.MAX_EDITABLE_LENGTH;
  return (
    <>
      {isReadOnly ? (
        <Notice tone="warning" title="Too long to edit here">
          {`Files of more than ${MAX_LENGTH} characters are read-only. Split the file, or edit it before you import it.`}
        </Notice>
      ) : null}
      <CodeView
        key={path}
        {...view}
        path={path}
        text={typed?.path === path ? typed.text : saved}
        isReadOnly={isReadOnly}
        limit={{ longest: templateLimits.MAX_EDITABLE_LENGTH, onReached: () => toast(TOO_LONG, 'bad') }}
        onChange={(text) => onType(path, text)}
      />
    </>
  );
};
