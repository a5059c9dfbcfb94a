"use client";

export {
  AgePyramid,
  type AgePyramidProps,
  type AgePyramidRow,
  type AgePyramidSide,
} from "./AgePyramid/index.ts";
export { Alert, type AlertProps } from "./Alert/index.ts";
export { AppShell, type AppShellProps, type AppShellWords } from "./AppShell/index.ts";
export { Badge, type BadgeProps } from "./Badge/index.ts";
export {
  BarChart,
  type BarChartProps,
  type BarChartRow,
  type BarChartSeries,
} from "./BarChart/index.ts";
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from "./Breadcrumbs/index.ts";
export { Button, type ButtonProps, type ButtonVariant } from "./Button/index.ts";
export {
  CameraScanner,
  type CameraScannerProps,
  type CameraScannerWords,
  type CameraTrouble,
  type CodeReader,
} from "./CameraScanner/index.ts";
export { Checkbox, type CheckboxProps } from "./Checkbox/index.ts";
export { Chip, type ChipProps } from "./Chip/index.ts";
export { CodeText, type CodeTextProps } from "./CodeText/index.ts";
export {
  ComboBox,
  type ComboBoxOption,
  type ComboBoxProps,
  type ComboBoxSection,
  type ComboBoxValue,
} from "./ComboBox/index.ts";
export { Counter, type CounterProps } from "./Counter/index.ts";
export {
  type CheckedPhotoTrouble,
  type CheckPhotoOptions,
  checkPhoto,
  type FaceFinder,
  type FoundFace,
  type PhotoCheck,
  type PhotoCheckName,
} from "./check-photo/index.ts";
export {
  type Column,
  DataTable,
  type DataTableProps,
  type RowKey,
  type Sort,
  type SortValue,
  type TableControls,
  type TableSelection,
} from "./DataTable/index.ts";
export { type CalendarWords, DateField, type DateFieldProps } from "./DateField/index.ts";
export { type Description, DescriptionList, type DescriptionListProps } from "./DescriptionList/index.ts";
export { Dialog, type DialogProps, type TakeScan, useScansUnderDialog } from "./Dialog/index.ts";
export { Drawer, type DrawerProps } from "./Drawer/index.ts";
export {
  type DrawingProps,
  EmptyTrayDrawing,
  ErrorDrawing,
  ForbiddenDrawing,
  LogoMark,
  NotFoundDrawing,
  PacketDrawing,
  SearchDrawing,
} from "./drawings/index.ts";
export { EmptyState, type EmptyStateProps } from "./EmptyState/index.ts";
export { ErrorPanel, type ErrorPanelProps } from "./ErrorPanel/index.ts";
export {
  type FingerChoice,
  type Fingerprint,
  FingerprintField,
  type FingerprintFieldProps,
  type FingerprintFieldWords,
  type FingerprintFileTrouble,
  type FingerprintProblem,
  type FingerprintPrompt,
  type FingerprintReader,
  FingerprintReaderError,
  type Hand,
  nameResolution,
  type ReadFingerprint,
  type SlapPrint,
} from "./FingerprintField/index.ts";
export { Form, type FormProblem, type FormProps } from "./Form/index.ts";
export {
  type FingerName,
  type FingerOfHand,
  type FingerState,
  type FingerStatus,
  HandField,
  type HandFieldProps,
  type HandFieldWords,
  type HandFinger,
  type HandPrint,
  type ReadHandAndFinger,
} from "./HandField/index.ts";
export { IconButton, type IconButtonProps } from "./IconButton/index.ts";
export {
  ImageField,
  type ImageFieldProps,
  type ImageFieldWords,
  type ImageTrouble,
} from "./ImageField/index.ts";
export type { PressedKey, ReadKeys, TakeBurst } from "./internal/bursts.ts";
export type { CameraSource } from "./internal/camera/useCamera.ts";
export { useHasMiniDrawer } from "./internal/root-context.ts";
export { useMedia } from "./internal/useMedia.ts";
export type { UiWords } from "./internal/words.ts";
export { Keys, type KeysProps } from "./Keys/index.ts";
export { Link, type LinkProps } from "./Link/index.ts";
export {
  MenuButton,
  type MenuButtonProps,
  type MenuItem,
  type MenuItems,
  type MenuSection,
} from "./MenuButton/index.ts";
export { NoticeList, type NoticeListProps, type PastNotice } from "./NoticeList/index.ts";
export {
  createNotifier,
  type Notice,
  type NoticePreset,
  NoticeRegion,
  type NoticeRegionProps,
  type Notifier,
  noticePresets,
} from "./Notifier/index.ts";
export { PageHeader, type PageHeaderProps } from "./PageHeader/index.ts";
export { Pagination, type PaginationProps, type PaginationWords } from "./Pagination/index.ts";
export { PasswordField, type PasswordFieldProps } from "./PasswordField/index.ts";
export {
  PhotoField,
  type PhotoFieldProps,
  type PhotoFieldWords,
  type PhotoLimits,
  type PhotoTrouble,
} from "./PhotoField/index.ts";
export {
  PhotoVerdict,
  type PhotoVerdictProps,
  type Verdict,
  type VerdictState,
} from "./PhotoVerdict/index.ts";
export { Picture, type PictureProps } from "./Picture/index.ts";
export {
  PictureCamera,
  type PictureCameraProps,
  type PictureCameraWords,
  type PictureTrouble,
} from "./PictureCamera/index.ts";
export {
  type ProgressSegment,
  ProgressSegments,
  type ProgressSegmentsProps,
} from "./ProgressSegments/index.ts";
export { RadioCardGroup, type RadioCardGroupProps, type RadioCardOption } from "./RadioCardGroup/index.ts";
export { type Rule, RuleList, type RuleListProps } from "./RuleList/index.ts";
export {
  giveScan,
  ScanField,
  type ScanFieldProps,
  type ScanSound,
  scanPlace,
  useBursts,
  useScansWithin,
  useWholeScans,
} from "./ScanField/index.ts";
export { ScanLog, type ScanLogProps } from "./ScanLog/index.ts";
export {
  type ScanEntry,
  type ScanLabels,
  ScanResult,
  type ScanResultProps,
  type ScanState,
} from "./ScanResult/index.ts";
export { SearchBox, type SearchBoxProps } from "./SearchBox/index.ts";
export {
  Select,
  type SelectOption,
  type SelectProps,
  type SelectSection,
  type SelectValue,
} from "./Select/index.ts";
export {
  type NavigationChipContent,
  type NavigationEntry,
  type NavigationPlace,
  type NavigationSection,
  SideNavigation,
  type SideNavigationProps,
} from "./SideNavigation/index.ts";
export {
  SignatureField,
  type SignatureFieldProps,
  type SignatureFieldWords,
  type SignatureTrouble,
} from "./SignatureField/index.ts";
export { Skeleton, type SkeletonProps } from "./Skeleton/index.ts";
export { Spinner, type SpinnerProps } from "./Spinner/index.ts";
export { type StatusTab, StatusTabs, type StatusTabsProps } from "./StatusTabs/index.ts";
export {
  findFirstControl,
  StepList,
  StepListItem,
  type StepListItemProps,
  type StepListProps,
  type StepState,
} from "./StepList/index.ts";
export { TextArea, type TextAreaProps } from "./TextArea/index.ts";
export { TextField, type TextFieldProps } from "./TextField/index.ts";
export {
  type CompleteThemeSettings,
  defaultThemeSettings,
  type Theme,
  ThemeRoot,
  type ThemeRootProps,
  type ThemeSettings,
} from "./ThemeRoot/index.ts";
export {
  Timeline,
  type TimelineProps,
  type TimelineState,
  type TimelineStep,
} from "./Timeline/index.ts";
export { Toolbar, type ToolbarProps } from "./Toolbar/index.ts";
export { Tooltip, type TooltipProps } from "./Tooltip/index.ts";
export { TruncatedText, type TruncatedTextProps } from "./TruncatedText/index.ts";
export { type PresetColor, presetColors } from "./theme/index.ts";
export { createTones, type ScanTone, type ScanTones, type ScanTonesOptions } from "./tones/index.ts";
export {
  type ShownUpload,
  UploadField,
  type UploadFieldProps,
  type UploadFieldWords,
  type UploadWay,
} from "./UploadField/index.ts";
export { VisuallyHidden, type VisuallyHiddenProps } from "./VisuallyHidden/index.ts";
