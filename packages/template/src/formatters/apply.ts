import { scopedFormatter } from '../run/plugin.ts';

const PRIVATE = 'private';

/** Renders a partial or macro with the value as its node. */
export const apply = scopedFormatter(([name, ...options]) => {
  const isPrivate = options.includes(PRIVATE);
  const entries = options.filter((option) => option.includes('=')).map(splitOption);
  return (value, context) => {
    if (name === undefined) return '';
    if (isPrivate) context.pushPrivateFrame(value);
    else context.pushFrame(value);
    if (options.length > 0) context.setLocal('@args', Object.fromEntries(entries));
    const text = context.renderPartial(name);
    context.popFrame();
    return text;
  };
});

const splitOption = (option: string): [string, string] => {
  const at = option.indexOf('=');
  return [option.slice(0, at), option.slice(at + 1)];
};
