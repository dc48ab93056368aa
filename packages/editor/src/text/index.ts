export { bufferTyping } from './buffer-typing.ts';
export type { TextHistory } from './field/rich-text-editor.tsx';
export { RichTextField } from './field/rich-text-field.tsx';
export { mountText, TextTools } from './lazy-text.ts';
export type { TextDocument } from './schema/stored-document.ts';
export type { TextOptions, CaretTarget, TextSession } from './text-session.ts';
