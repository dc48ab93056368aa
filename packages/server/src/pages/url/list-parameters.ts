/** Start of a list page: the sort value of the last item before it, and that item's id where others share the value. */
export interface ListOffset {
  readonly value: number;
  readonly itemId?: string;
  readonly isBackwards: boolean;
}

export interface ListFilter {
  readonly kind: 'categories' | 'tags' | 'months' | 'authors';
  readonly term: string;
}
