import {
  asBoolean,
  property,
  type Predicate,
  type PredicateTable,
  type RenderContext,
} from '@sitewright/template';
import { isFieldTruthy, textField } from '../data/index.ts';

const CHOICES = {
  design: ['grid', 'slideshow', 'slider', 'stacked'],
  'meta-position': ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'],
  'active-alignment': ['center', 'left', 'right'],
} as const;

const SWITCHES = [
  'autoplay',
  'auto-crop',
  'controls',
  'lightbox',
  'square-thumbs',
  'show-meta',
  'show-meta-on-hover',
  'thumbnails',
] as const;

const optionsOf = (context: RenderContext): unknown => context.resolveName('options');

const isChosen =
  (option: string, choice: string): Predicate =>
  () =>
  (_node, context) =>
    textField(optionsOf(context), option) === choice;

const isSwitchedOn =
  (option: string): Predicate =>
  () =>
  (_node, context) =>
    asBoolean(property(optionsOf(context), option));

const choicePredicates = Object.entries(CHOICES).flatMap(([option, choices]) =>
  choices.map((choice): [string, Predicate] => [`gallery-${option}-${choice}?`, isChosen(option, choice)]),
);

const switchPredicates = SWITCHES.map((option): [string, Predicate] => [
  `gallery-${option}?`,
  isSwitchedOn(option),
]);

/** Options of a gallery. */
export const galleryPredicates: PredicateTable = {
  ...Object.fromEntries([...choicePredicates, ...switchPredicates]),
  'gallery-meta?': () => (_node, context) =>
    isFieldTruthy(optionsOf(context), 'controls') || isFieldTruthy(optionsOf(context), 'indicators'),
};
