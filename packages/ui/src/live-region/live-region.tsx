import { VisuallyHidden } from '../visually-hidden/index.ts';

/** Must be on the page before its message: screen readers ignore a region that is inserted with its text. */
export const LiveRegion = ({ message }: { readonly message: string }) => (
  <VisuallyHidden>
    <output aria-live="polite" aria-atomic="true">
      {message}
    </output>
  </VisuallyHidden>
);
