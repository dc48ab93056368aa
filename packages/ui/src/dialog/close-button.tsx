interface Props {
  /** Accessible name; the button only shows a cross. */
  readonly label: string;
  readonly onClick: () => void;
}

export const CloseButton = ({ label, onClick }: Props) => (
  <button type="button" className="sw-close" aria-label={label} onClick={onClick}>
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M3 3l10 10M13 3L3 13" />
    </svg>
  </button>
);
