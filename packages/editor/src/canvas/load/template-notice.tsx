import { Link } from '@tanstack/react-router';
import { Notice } from '../../controls/index.ts';
import { useSession } from '../../session/index.ts';
import type { TemplateError } from '../frame/frame-marks.ts';

interface TemplateNoticeProps {
  readonly at: string;
  readonly error: TemplateError;
}

/** Shown over a page whose template error left no area for its sections. */
export const TemplateNotice = ({ at, error: { file, line, message } }: TemplateNoticeProps) => {
  const canMend = useSession().permissions.includes('code');
  return (
    <div className="canvas-notice">
      <Notice
        tone="bad"
        title="This page cannot be edited"
        actions={
          canMend ? (
            <Link to="/design/template" search={{ at, file }} className="button button-plain">
              Open template
            </Link>
          ) : undefined
        }
      >
        {`The template has an error. ${file}${line === undefined ? '' : `, line ${line}`}: ${message}`}
        {canMend ? null : ' Ask someone who can edit the template to fix it.'}
      </Notice>
    </div>
  );
};
