export { returnFormMarkup, returnFormTitle, type ReturnForm } from './return-form.ts';
