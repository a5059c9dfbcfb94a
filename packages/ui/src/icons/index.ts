import {
  Archive,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowRightLeft,
  ArrowUp,
  ArrowUpDown,
  BadgeCheck,
  Ban,
  Barcode,
  Bell,
  Briefcase,
  Building2,
  Calendar,
  Camera,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleMinus,
  CirclePause,
  CirclePlus,
  CircleUser,
  CircleX,
  Clock,
  Columns3,
  Contact,
  Copy,
  CreditCard,
  Download,
  Ellipsis,
  EllipsisVertical,
  ExternalLink,
  Eye,
  EyeOff,
  Files,
  FileText,
  FileX,
  FingerprintPattern,
  Globe,
  Grip,
  Hand,
  History,
  Hourglass,
  House,
  IdCard,
  Image,
  Inbox,
  Info,
  Keyboard,
  KeyRound,
  LayoutDashboard,
  Library,
  ListFilter,
  Lock,
  LogOut,
  Mail,
  Menu,
  MessageSquare,
  Minus,
  Moon,
  OctagonAlert,
  Package,
  PanelLeftClose,
  PanelLeftOpen,
  Paperclip,
  Pencil,
  PenLine,
  Phone,
  Plane,
  Plus,
  Printer,
  QrCode,
  RefreshCw,
  RotateCcw,
  RotateCw,
  Rows3,
  Save,
  ScanBarcode,
  Search,
  Send,
  Settings2,
  ShieldCheck,
  Signature,
  Smartphone,
  StickyNote,
  Sun,
  Tags,
  Trash2,
  TriangleAlert,
  Truck,
  Undo2,
  Upload,
  User,
  Users,
  Volume2,
  VolumeX,
  WifiOff,
  X,
  ZoomIn,
} from "lucide-react";
import { icon, mirroredIcon } from "./icon.ts";

export type { IconProps } from "./icon.ts";

export const ArchiveIcon = /* @__PURE__ */ icon(Archive);
export const ArrowBackIcon = /* @__PURE__ */ mirroredIcon(ArrowLeft);
export const ArrowForwardIcon = /* @__PURE__ */ mirroredIcon(ArrowRight);
export const BadgeCheckIcon = /* @__PURE__ */ icon(BadgeCheck);
export const BanIcon = /* @__PURE__ */ icon(Ban);
export const BarcodeIcon = /* @__PURE__ */ icon(Barcode);
export const BellIcon = /* @__PURE__ */ icon(Bell);
export const BriefcaseIcon = /* @__PURE__ */ icon(Briefcase);
export const BuildingIcon = /* @__PURE__ */ icon(Building2);
export const CalendarIcon = /* @__PURE__ */ icon(Calendar);
export const CameraIcon = /* @__PURE__ */ icon(Camera);
export const CheckIcon = /* @__PURE__ */ icon(Check);
export const ChevronBackIcon = /* @__PURE__ */ mirroredIcon(ChevronLeft);
export const ChevronDownIcon = /* @__PURE__ */ icon(ChevronDown);
export const ChevronForwardIcon = /* @__PURE__ */ mirroredIcon(ChevronRight);
export const ChevronUpIcon = /* @__PURE__ */ icon(ChevronUp);
export const ChevronsBackIcon = /* @__PURE__ */ mirroredIcon(ChevronsLeft);
export const ChevronsForwardIcon = /* @__PURE__ */ mirroredIcon(ChevronsRight);
export const CircleAlertIcon = /* @__PURE__ */ icon(CircleAlert);
export const CircleCheckIcon = /* @__PURE__ */ icon(CircleCheck);
export const CircleDashedIcon = /* @__PURE__ */ icon(CircleDashed);
export const CircleDotIcon = /* @__PURE__ */ icon(CircleDot);
export const CircleMinusIcon = /* @__PURE__ */ icon(CircleMinus);
export const CirclePauseIcon = /* @__PURE__ */ icon(CirclePause);
export const CirclePlusIcon = /* @__PURE__ */ icon(CirclePlus);
export const CircleUserIcon = /* @__PURE__ */ icon(CircleUser);
export const CircleXIcon = /* @__PURE__ */ icon(CircleX);
export const ClockIcon = /* @__PURE__ */ icon(Clock);
export const CloseDrawerIcon = /* @__PURE__ */ mirroredIcon(PanelLeftClose);
export const ColumnsIcon = /* @__PURE__ */ icon(Columns3);
export const ContactIcon = /* @__PURE__ */ icon(Contact);
export const CopyIcon = /* @__PURE__ */ icon(Copy);
export const CreditCardIcon = /* @__PURE__ */ icon(CreditCard);
export const DownloadIcon = /* @__PURE__ */ icon(Download);
export const EllipsisIcon = /* @__PURE__ */ icon(Ellipsis);
export const EllipsisVerticalIcon = /* @__PURE__ */ icon(EllipsisVertical);
export const ExternalLinkIcon = /* @__PURE__ */ icon(ExternalLink);
export const EyeIcon = /* @__PURE__ */ icon(Eye);
export const EyeOffIcon = /* @__PURE__ */ icon(EyeOff);
export const FileTextIcon = /* @__PURE__ */ icon(FileText);
export const FileXIcon = /* @__PURE__ */ icon(FileX);
export const FilesIcon = /* @__PURE__ */ icon(Files);
export const FilterIcon = /* @__PURE__ */ icon(ListFilter);
export const FingerprintIcon = /* @__PURE__ */ icon(FingerprintPattern);
export const GlobeIcon = /* @__PURE__ */ icon(Globe);
export const GripIcon = /* @__PURE__ */ icon(Grip);
export const HandIcon = /* @__PURE__ */ icon(Hand);
export const HistoryIcon = /* @__PURE__ */ icon(History);
export const HourglassIcon = /* @__PURE__ */ icon(Hourglass);
export const HouseIcon = /* @__PURE__ */ icon(House);
export const IdCardIcon = /* @__PURE__ */ icon(IdCard);
export const ImageIcon = /* @__PURE__ */ icon(Image);
export const InboxIcon = /* @__PURE__ */ icon(Inbox);
export const InfoIcon = /* @__PURE__ */ icon(Info);
export const KeyIcon = /* @__PURE__ */ icon(KeyRound);
export const KeyboardIcon = /* @__PURE__ */ icon(Keyboard);
export const LayoutDashboardIcon = /* @__PURE__ */ icon(LayoutDashboard);
export const LibraryIcon = /* @__PURE__ */ icon(Library);
export const LockIcon = /* @__PURE__ */ icon(Lock);
export const LogOutIcon = /* @__PURE__ */ mirroredIcon(LogOut);
export const MailIcon = /* @__PURE__ */ icon(Mail);
export const MenuIcon = /* @__PURE__ */ icon(Menu);
export const MessageSquareIcon = /* @__PURE__ */ icon(MessageSquare);
export const MinusIcon = /* @__PURE__ */ icon(Minus);
export const MoonIcon = /* @__PURE__ */ icon(Moon);
export const NoteIcon = /* @__PURE__ */ icon(StickyNote);
export const OctagonAlertIcon = /* @__PURE__ */ icon(OctagonAlert);
export const OpenDrawerIcon = /* @__PURE__ */ mirroredIcon(PanelLeftOpen);
export const PackageIcon = /* @__PURE__ */ icon(Package);
export const PaperclipIcon = /* @__PURE__ */ icon(Paperclip);
export const PenIcon = /* @__PURE__ */ icon(PenLine);
export const PencilIcon = /* @__PURE__ */ icon(Pencil);
export const PhoneIcon = /* @__PURE__ */ icon(Phone);
export const PlaneIcon = /* @__PURE__ */ icon(Plane);
export const PlusIcon = /* @__PURE__ */ icon(Plus);
export const PrinterIcon = /* @__PURE__ */ icon(Printer);
export const QrCodeIcon = /* @__PURE__ */ icon(QrCode);
export const RefreshIcon = /* @__PURE__ */ icon(RefreshCw);
export const RotateBackIcon = /* @__PURE__ */ mirroredIcon(RotateCcw);
export const RotateForwardIcon = /* @__PURE__ */ mirroredIcon(RotateCw);
export const RowsIcon = /* @__PURE__ */ icon(Rows3);
export const SaveIcon = /* @__PURE__ */ icon(Save);
export const ScanBarcodeIcon = /* @__PURE__ */ icon(ScanBarcode);
export const SearchIcon = /* @__PURE__ */ icon(Search);
export const SendIcon = /* @__PURE__ */ mirroredIcon(Send);
export const SettingsIcon = /* @__PURE__ */ icon(Settings2);
export const ShieldCheckIcon = /* @__PURE__ */ icon(ShieldCheck);
export const SignatureIcon = /* @__PURE__ */ icon(Signature);
export const SmartphoneIcon = /* @__PURE__ */ icon(Smartphone);
export const SortIcon = /* @__PURE__ */ icon(ArrowUpDown);
export const SortAscendingIcon = /* @__PURE__ */ icon(ArrowUp);
export const SortDescendingIcon = /* @__PURE__ */ icon(ArrowDown);
export const SoundOffIcon = /* @__PURE__ */ icon(VolumeX);
export const SoundOnIcon = /* @__PURE__ */ icon(Volume2);
export const SunIcon = /* @__PURE__ */ icon(Sun);
export const SwapIcon = /* @__PURE__ */ mirroredIcon(ArrowRightLeft);
export const TagsIcon = /* @__PURE__ */ icon(Tags);
export const TrashIcon = /* @__PURE__ */ icon(Trash2);
export const TriangleAlertIcon = /* @__PURE__ */ icon(TriangleAlert);
export const TruckIcon = /* @__PURE__ */ icon(Truck);
export const UndoIcon = /* @__PURE__ */ mirroredIcon(Undo2);
export const UploadIcon = /* @__PURE__ */ icon(Upload);
export const UserIcon = /* @__PURE__ */ icon(User);
export const UsersIcon = /* @__PURE__ */ icon(Users);
export const WifiOffIcon = /* @__PURE__ */ icon(WifiOff);
export const XIcon = /* @__PURE__ */ icon(X);
export const ZoomInIcon = /* @__PURE__ */ icon(ZoomIn);
