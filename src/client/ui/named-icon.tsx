import {
  BookOpen,
  CalendarCheck,
  CalendarDays,
  Compass,
  DoorOpen,
  Fingerprint,
  Handshake,
  Heart,
  type LucideIcon,
  Mail,
  Megaphone,
  MessagesSquare,
  Package,
  PackageCheck,
  Palette,
  Presentation,
  Rocket,
  Sparkles,
  Users,
  Waypoints,
} from 'lucide-react';

// Listed one by one: a lookup in the whole icon set would bundle all of it.
const ICONS: Record<string, LucideIcon> = {
  'book-open': BookOpen,
  'calendar-check': CalendarCheck,
  'calendar-days': CalendarDays,
  compass: Compass,
  'door-open': DoorOpen,
  fingerprint: Fingerprint,
  handshake: Handshake,
  heart: Heart,
  mail: Mail,
  megaphone: Megaphone,
  'messages-square': MessagesSquare,
  package: Package,
  'package-check': PackageCheck,
  palette: Palette,
  presentation: Presentation,
  rocket: Rocket,
  sparkles: Sparkles,
  users: Users,
  waypoints: Waypoints,
};

export function NamedIcon({ name, className }: { name: string; className?: string }) {
  const Icon = ICONS[name] ?? Sparkles;
  return <Icon aria-hidden="true" className={className} strokeWidth={1.75} />;
}
