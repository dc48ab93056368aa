export { attributeJson } from './attribute-json.ts';
export { attributeToken } from './attribute.ts';
export { isFieldTrue, isFieldTruthy, isObject, listField, printedField, textField } from './read.ts';
export { stripTags } from './strip-tags.ts';
