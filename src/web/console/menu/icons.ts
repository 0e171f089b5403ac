import {
  Activity,
  BookOpenCheck,
  BookX,
  Braces,
  Cable,
  ChartLine,
  CircleUserRound,
  ClipboardList,
  CodeXml,
  Dumbbell,
  FileInput,
  FileText,
  GraduationCap,
  House,
  ListChecks,
  Lock,
  Settings,
  Star,
  Ticket,
  TriangleAlert,
  Waypoints,
  type LucideIcon,
} from "lucide-react";
import type { IconName } from "../../site/route-meta";

const icons: Readonly<Record<IconName, LucideIcon>> = {
  activity: Activity,
  "book-open-check": BookOpenCheck,
  "book-x": BookX,
  braces: Braces,
  cable: Cable,
  "chart-line": ChartLine,
  "circle-user-round": CircleUserRound,
  "clipboard-list": ClipboardList,
  "code-xml": CodeXml,
  "file-input": FileInput,
  "file-text": FileText,
  dumbbell: Dumbbell,
  "graduation-cap": GraduationCap,
  house: House,
  "list-checks": ListChecks,
  lock: Lock,
  settings: Settings,
  star: Star,
  ticket: Ticket,
  "triangle-alert": TriangleAlert,
  waypoints: Waypoints,
};

const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name);

/** The icon of a name; a sheet of paper for unknown names. */
export const iconOf = (name: string): LucideIcon => (isIconName(name) ? icons[name] : FileText);
