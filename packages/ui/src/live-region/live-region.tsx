import { VisuallyHidden } from '../visually-hidden/index.ts';

/** Must be on the page before its message: a region that appears together with its text is not read out. */
export const LiveRegion = ({ message }: { readonly message: string }) => (
  <VisuallyHidden>
    <output aria-live="polite" aria-atomic="true">
      {message}
    </output>
  </VisuallyHidden>
);
