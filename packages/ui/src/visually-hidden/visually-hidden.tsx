import type { CSSProperties, ReactNode } from 'react';

/** Clipped rather than `display: none`, which would hide the text from screen readers too. */
const hidden: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span style={hidden}>{children}</span>
);
