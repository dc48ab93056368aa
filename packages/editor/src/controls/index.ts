export { moveInGrid, tabInGrid, type CellPlace } from './grid/grid-keys.ts';
export { Button, IconButton } from './button.tsx';
export { CodeField } from './code/code-field.tsx';
export { findDifference } from './code/find-difference.ts';
export { loadCode } from './code/load-code.ts';
export type {
  CodeLimit,
  CodeDiagnostic,
  CodeMode,
  CodePosition,
  CodeActions,
  MountedCode,
} from './code/mount-code.ts';
export { Checkbox } from './fields/checkbox.tsx';
export { CheckboxGroup, type Option } from './fields/checkbox-group.tsx';
export type { Choice } from './fields/options-popover.tsx';
export { ComboBox } from './fields/combo-box.tsx';
export { NumberField } from './fields/number-field.tsx';
export { FieldMessages } from './fields/field-messages.tsx';
export { PasswordField } from './fields/password-field.tsx';
export { SearchField } from './fields/search-field.tsx';
export { Select } from './fields/select.tsx';
export { Slider } from './fields/slider.tsx';
export { SuggestField } from './fields/suggest-field.tsx';
export { Switch } from './fields/switch.tsx';
export { TextField, type TextFieldOptions } from './fields/text-field.tsx';
export { Avatar, Badge, CountBadge } from './layout/badge.tsx';
export { Disclosure } from './layout/disclosure.tsx';
export { useLazyEditor } from './layout/use-lazy-editor.tsx';
export { EmptyState } from './layout/empty-state.tsx';
export { formatDateTime, formatRelative } from './layout/format-time.ts';
export { List, ListRow } from './layout/list.tsx';
export { useNow } from './layout/use-now.ts';
export { RelativeTime } from './layout/relative-time.tsx';
export { Notice } from './layout/notice.tsx';
export { PrintedPages } from './layout/printed-pages.tsx';
export { ProgressBar } from './layout/progress-bar.tsx';
export { Screen } from './layout/screen.tsx';
export { Fact, LoadMore, RecordCards, RecordPage, Records, RecordTable } from './records/records.tsx';
export { selectedIds, SelectBox } from './records/selection.tsx';
export { useCountMessage } from './records/use-count-message.ts';
export { Card, CardBody, CardFoot, Section } from './layout/section.tsx';
export { Skeleton } from './layout/skeleton.tsx';
export { findScreenTitle, focusIfLost } from './layout/focus-if-lost.ts';
export { useFocusAfterMove } from './layout/use-focus-after-move.ts';
export { useLatest } from './layout/use-latest.ts';
export { ConfirmProvider, useConfirm, type Confirm, type ConfirmQuestion } from './overlays/confirm.tsx';
export { Dialog, DialogBody, DialogFoot } from './overlays/dialog.tsx';
export { MenuItem } from './overlays/menu.tsx';
export { SortableList } from './sortable-list/sortable-list.tsx';
export { Popover } from './overlays/popover.tsx';
export { ToastProvider, useToast } from './overlays/toasts.tsx';
export { NothingFound, TreeChevron, TreeDrag, TreeTool } from './tree/tree-parts.tsx';
export { Segmented } from './segmented.tsx';
export { Tabs } from './tabs.tsx';
export { useMediaQuery } from './layout/use-media-query.ts';
export { useVirtualRows } from './virtual-rows/use-virtual-rows.ts';
export { renderedRows } from './virtual-rows/visible-rows.ts';
