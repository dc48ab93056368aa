import { createContext, use, useCallback } from 'react';

/** What was typed into the forms of the server before the script replaced them. */
export interface TypedValues {
  /** Changed fields by key: `code`, `quantity <entry id>`, `shipping <name>`. */
  readonly values: ReadonlyMap<string, string>;
  /** Key of the field with the focus. */
  readonly focus: string | undefined;
}

export const nothingTyped: TypedValues = { values: new Map(), focus: undefined };

type Field = HTMLInputElement | HTMLSelectElement;

const ENTRY = '/-/cart/entries/';
const keysByAction: Readonly<Record<string, (name: string) => string>> = {
  '/-/cart/codes': () => 'code',
  '/-/cart/shipping': (name) => `shipping ${name}`,
};

const keyOf = ({ form, name }: Field): string => {
  const action = form?.getAttribute('action') ?? '';
  if (action.startsWith(ENTRY)) return `quantity ${action.slice(ENTRY.length)}`;
  return keysByAction[action]?.(name) ?? '';
};

const initialValue = (field: Field): string => {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
};

const isChanged = (field: Field): boolean => field.value !== initialValue(field);

export const readTypedValues = (place: HTMLElement): TypedValues => {
  const fields = [
    ...place.querySelectorAll<Field>('form input:not([type=hidden],[type=radio]), form select'),
  ];
  const focused = fields.find((field) => field === document.activeElement);
  const values = new Map(fields.filter(isChanged).map((field) => [keyOf(field), field.value]));
  return { values, focus: focused && keyOf(focused) };
};

const TypedValuesContext = createContext(nothingTyped);

export const TypedValuesProvider = TypedValuesContext.Provider;

/** What was typed into a field; undefined if nothing was. */
export const useTypedValue = (key: string): string | undefined => use(TypedValuesContext).values.get(key);

/** Whether the shopper was busy with a field whose key begins so. */
export const useIsTyping = (start: string): boolean => {
  const { values, focus } = use(TypedValuesContext);
  return [...values.keys(), focus ?? ''].some((key) => key.startsWith(start));
};

const focusAtEnd = (field: Field): void => {
  field.focus();
  if (field instanceof HTMLInputElement) field.setSelectionRange(field.value.length, field.value.length);
};

/** A ref that gives the focus back to the field that had it. */
export const useFocusBack = (key: string): ((field: Field | null) => void) => {
  const isFocused = use(TypedValuesContext).focus === key;
  return useCallback(
    (field: Field | null) => {
      if (isFocused && field) focusAtEnd(field);
    },
    [isFocused],
  );
};
