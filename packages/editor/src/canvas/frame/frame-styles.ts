/** Styles for editing, in addition to those of the server. */
const sheet = `
  html { scroll-behavior: auto !important; }
  [data-edit-block] { cursor: default; touch-action: pan-y; }
  [data-edit-block]:not([data-edit-busy]) * { cursor: inherit; }
  [data-edit-block]:not([data-edit-busy]) { user-select: none; -webkit-user-select: none; }
  [data-edit-busy] { cursor: text; }
  [data-edit-title] { cursor: text; outline-offset: 4px; }
  [data-edit-title]:hover { outline: 1px dashed rgb(47 91 234 / 60%); }
  [data-edit-title][data-edit-busy] { outline: 2px solid #2f5bea; }
  [data-edit-pending] {
    min-height: 2.5rem;
    border-radius: 4px;
    background: color-mix(in srgb, currentcolor 8%, transparent);
  }
  [data-edit-section] > .sw-grid:empty { min-height: 7rem; }
  [data-edit-dragged] { opacity: 0.8; pointer-events: none; z-index: 1000; }
  [data-edit-section]:has([data-edit-dragged]) { z-index: 1; }
  [data-edit-device='phone'] .sw-grid > [data-phone='hidden'] { display: block !important; opacity: 0.3; }
`;

export const addFrameStyles = (page: Document): void => {
  const style = page.createElement('style');
  style.textContent = sheet;
  page.head.append(style);
};
