import { Checkbox } from '../controls/index.ts';

interface RedirectChoiceProps {
  /** The published URL. */
  readonly from: string;
  readonly isEnabled: boolean;
  readonly onChange: (isEnabled: boolean) => void;
}

/** Offers a redirect from the old URL when the URL is changed. */
export const RedirectChoice = ({ from, isEnabled, onChange }: RedirectChoiceProps) => (
  <div className="redirect-choice">
    <Checkbox isSelected={isEnabled} onChange={onChange}>
      {`Redirect ${from} to the new URL`}
    </Checkbox>
    <span className="field-hint">
      {isEnabled
        ? 'Visitors to the old URL are redirected once you publish. You can remove the redirect later under Settings, URL redirects.'
        : 'Links to the old URL stop working once you publish.'}
    </span>
  </div>
);
