export { attributeJson, attributeToken } from './attribute.ts';
export { isFieldTrue, isFieldTruthy, isObject, listField, printedField, textField } from './read.ts';
export { stripTags } from './strip-tags.ts';
