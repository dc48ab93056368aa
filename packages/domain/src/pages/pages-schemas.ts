import { Type, type Static, type TObject } from 'typebox';
import { backgroundSources, sectionThemes, type PlacedBlock, type Section } from '../blocks/index.ts';
import { popupSchema } from '../popup/popup-schemas.ts';
import { innerStyles } from '../styles/styles-schemas.ts';
import {
  collectionTypes,
  contentStatuses,
  type CollectionContent,
  type ItemContent,
  type NestedCategory,
} from './content/content.ts';
import { pageRoleNames } from './page-types.ts';
import { pageLimits } from './pages-limits.ts';
import { closed, idSchema as id, timeSchema as time } from '../shapes/shapes-schemas.ts';
import type { SameShape } from '../shapes/index.ts';

const text = Type.String({ maxLength: 100_000 });
const optionalText = Type.Optional(text);
/** Name of a layout in the template's configuration; not a path. */
const layoutName = Type.String({ pattern: '^[^/\\\\<>]{0,100}$' });
const bag = Type.Record(Type.String(), Type.Unknown());

const cellFields = {
  columnStart: Type.Integer(),
  columnEnd: Type.Integer(),
  rowStart: Type.Integer(),
  rowEnd: Type.Integer(),
  zIndex: Type.Optional(Type.Integer()),
  verticalAlignment: Type.Optional(Type.Enum(['top', 'middle', 'bottom', 'stretch'])),
};

/** Values are not checked here: blocks of unknown kinds are stored unchanged. */
const blockSchema = Type.Object(
  {
    id,
    type: Type.Integer(),
    definitionName: optionalText,
    value: bag,
    desktop: Type.Object(cellFields, closed),
    phone: Type.Optional(
      Type.Object(
        {
          columnStart: Type.Optional(Type.Integer()),
          columnEnd: Type.Optional(Type.Integer()),
          rowStart: Type.Optional(Type.Integer()),
          rowEnd: Type.Optional(Type.Integer()),
          zIndex: cellFields.zIndex,
          verticalAlignment: cellFields.verticalAlignment,
          isHidden: Type.Optional(Type.Boolean()),
        },
        closed,
      ),
    ),
    styles: Type.Optional(innerStyles),
  },
  closed,
);

const backgroundSource = Type.Enum(Object.values(backgroundSources));

const backgroundSchema = Type.Object(
  {
    source: backgroundSource,
    imageId: Type.Optional(id),
    videoId: Type.Optional(id),
  },
  closed,
);

export const sectionSchema = Type.Object(
  {
    id,
    theme: Type.Enum([...sectionThemes]),
    name: optionalText,
    anchor: optionalText,
    width: Type.Optional(Type.Enum(['page', 'full'])),
    backgroundImageId: Type.Optional(id),
    background: Type.Optional(backgroundSchema),
    styles: Type.Optional(innerStyles),
    blocks: Type.Array(blockSchema),
  },
  closed,
);

export const sectionsSchema = Type.Array(sectionSchema);
export const fieldsSchema = Type.Record(Type.String({ maxLength: 200 }), sectionsSchema);

const contentFields = {
  id,
  urlId: Type.String({ maxLength: 2000 }),
  title: text,
  status: Type.Enum([...contentStatuses]),
  publishOn: Type.Optional(time),
  noRedirectFrom: Type.Optional(Type.String({ maxLength: 4000 })),
  mainImageId: Type.Optional(id),
  backgroundSource: Type.Optional(backgroundSource),
  seo: Type.Optional(
    Type.Object(
      { title: optionalText, description: optionalText, isHidden: Type.Optional(Type.Boolean()) },
      closed,
    ),
  ),
  sections: Type.Optional(sectionsSchema),
  fields: Type.Optional(fieldsSchema),
};

const categoryFields = {
  id,
  displayName: text,
  description: Type.Optional(Type.String({ maxLength: pageLimits.MAX_DESCRIPTION_LENGTH })),
  imageId: Type.Optional(id),
  seo: Type.Optional(
    Type.Object(
      {
        title: Type.Optional(Type.String({ maxLength: pageLimits.MAX_TITLE_LENGTH })),
        description: Type.Optional(Type.String({ maxLength: pageLimits.MAX_DESCRIPTION_LENGTH })),
      },
      closed,
    ),
  ),
};

/** One schema per level: a recursive schema takes seconds for ten thousand categories. */
const categorySchema = (levels: number): TObject =>
  Type.Object(
    levels > 1
      ? { ...categoryFields, children: Type.Optional(Type.Array(categorySchema(levels - 1))) }
      : categoryFields,
    closed,
  );

const nestedCategories = Type.Unsafe<NestedCategory[]>(
  Type.Array(categorySchema(pageLimits.CATEGORY_LEVELS)),
);

export const collectionSchema = Type.Object(
  {
    ...contentFields,
    navigationTitle: optionalText,
    description: optionalText,
    type: Type.Integer({ minimum: 1, maximum: collectionTypes.course }),
    typeName: Type.String({ pattern: '^[A-Za-z0-9_-]{1,100}$' }),
    ordering: Type.Optional(Type.Enum(['chronological', 'user-orderable', 'calendar'])),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 250 })),
    isFolder: Type.Optional(Type.Boolean()),
    folderBehavior: Type.Optional(Type.Integer()),
    parentId: Type.Optional(id),
    role: Type.Optional(Type.Enum([...pageRoleNames])),
    popup: Type.Optional(popupSchema),
    regionName: Type.Optional(layoutName),
    permission: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
    memberAreaIds: Type.Optional(Type.Array(id)),
    nestedCategories: Type.Optional(nestedCategories),
    rootCategory: Type.Optional(Type.Object(categoryFields, closed)),
    headerCode: optionalText,
    postItemCode: optionalText,
  },
  closed,
);

/** Leaves room for types of imported sites. */
const MAX_RECORD_TYPES = 999;
const number = Type.Number();

export const itemSchema = Type.Object(
  {
    ...contentFields,
    collectionId: id,
    recordType: Type.Integer({ minimum: 1, maximum: MAX_RECORD_TYPES }),
    body: Type.Optional(Type.String({ maxLength: 1_000_000 })),
    excerpt: optionalText,
    authorId: Type.Optional(id),
    tags: Type.Optional(Type.Array(text)),
    categories: Type.Optional(Type.Array(text)),
    isStarred: Type.Optional(Type.Boolean()),
    sourceUrl: optionalText,
    isPassthrough: Type.Optional(Type.Boolean()),
    location: Type.Optional(
      Type.Object(
        {
          addressTitle: optionalText,
          addressLine1: optionalText,
          addressLine2: optionalText,
          addressCountry: optionalText,
          mapLat: Type.Optional(number),
          mapLng: Type.Optional(number),
          mapZoom: Type.Optional(number),
        },
        closed,
      ),
    ),
    startDate: Type.Optional(time),
    endDate: Type.Optional(time),
    commentState: Type.Optional(Type.Integer()),
    displayIndex: Type.Optional(Type.Integer({ minimum: -2_147_483_648, maximum: 2_147_483_647 })),
    imageIds: Type.Optional(Type.Array(id, { maxItems: 250 })),
    promotedBlockType: optionalText,
    structuredContent: Type.Optional(bag),
    customContent: Type.Optional(bag),
  },
  closed,
);

true satisfies SameShape<Static<typeof blockSchema>, PlacedBlock>;
true satisfies SameShape<Static<typeof sectionSchema>, Section>;
true satisfies SameShape<Static<typeof itemSchema>, ItemContent>;
true satisfies SameShape<Static<typeof collectionSchema>, CollectionContent>;
true satisfies SameShape<Static<TObject<typeof categoryFields>>, Omit<NestedCategory, 'children'>>;
