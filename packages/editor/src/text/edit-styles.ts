const NAME = 'data-edit-text';

/** Styles for editing: without them spaces collapse while typing. */
const css = `
.ProseMirror { white-space: pre-wrap; white-space: break-spaces; word-wrap: break-word; outline: none !important; font-variant-ligatures: none; min-height: 1em; }
.ProseMirror pre { white-space: pre-wrap; }
.ProseMirror [contenteditable="false"] { white-space: normal; }
.ProseMirror img.ProseMirror-separator { display: inline !important; border: none !important; margin: 0 !important; width: 0 !important; height: 0 !important; }
.ProseMirror .ProseMirror-selectednode { outline: 2px solid #2f5bea; outline-offset: 2px; }
.ProseMirror [data-empty]::before { content: attr(data-empty); float: left; height: 0; opacity: .55; pointer-events: none; }
.ProseMirror [data-kept] { padding: .2em .6em; border: 1px dashed currentColor; border-radius: 4px; font-size: .85em; opacity: .7; }
.ProseMirror-gapcursor { display: none; pointer-events: none; position: absolute; }
.ProseMirror-gapcursor::after { content: ""; display: block; position: absolute; top: -2px; width: 20px; border-top: 1px solid currentColor; }
.ProseMirror-focused .ProseMirror-gapcursor { display: block; }
`;

/** Adds the styles to a document once. */
export const addEditStyles = (document: Document): void => {
  if (document.querySelector(`style[${NAME}]`)) return;
  const style = document.createElement('style');
  style.setAttribute(NAME, '');
  style.textContent = css;
  document.head.append(style);
};
