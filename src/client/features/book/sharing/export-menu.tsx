import { ClipboardCopy, Download, FileText, FileType2, type LucideIcon, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Menu, MenuItem } from '#client/ui/menu.tsx';
import { BOOK_COPY } from '#content/copy/book.ts';
import type { ExportFormat } from '#domain/plan/book-export.ts';
import type { BookChapter } from '#domain/plan/book-outline.ts';
import { gapsIn } from '#domain/plan/gaps/gaps.ts';
import { hasOwnerOnly } from '#domain/plan/owner-only.ts';
import { ExportNotes } from './export-notes.tsx';

type ExportMenuProps = {
  label: string;
  look: 'button' | 'icon';
  /** False while pages are rendering: a printout would lack the last of them. */
  isPrintReady: boolean;
  /** The chapters to export: they may have gaps, and private lines. */
  chapters: readonly BookChapter[];
  onChoose: (format: ExportFormat, isPrivateIn: boolean) => void;
};

const FORMATS: readonly { format: ExportFormat; icon: LucideIcon }[] = [
  { format: 'docx', icon: FileText },
  { format: 'pdf', icon: Printer },
  { format: 'markdown', icon: FileType2 },
  { format: 'copy', icon: ClipboardCopy },
];

const LOOKS = {
  button:
    'inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-xl bg-primary px-4.5 font-semibold text-on-primary shadow-lift hover:bg-primary-strong',
  icon: 'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-xl text-soft hover:bg-sunken hover:text-ink',
};

export function ExportMenu({ label, look, isPrintReady, chapters, onChoose }: ExportMenuProps) {
  const [isPrivateIn, setIsPrivateIn] = useState(false);
  const gaps = useMemo(() => chapters.reduce((sum, { text }) => sum + gapsIn(text).length, 0), [chapters]);
  const hasPrivate = useMemo(() => chapters.some(({ text }) => hasOwnerOnly(text)), [chapters]);
  const copy = BOOK_COPY.export;
  const trigger = (
    <>
      <Download aria-hidden="true" className="size-4.5" />
      {look === 'button' && <span className="export-word">{copy.menuShort}</span>}
    </>
  );
  return (
    <Menu label={label} trigger={trigger} triggerClassName={LOOKS[look]}>
      <ExportNotes gaps={gaps} hasPrivate={hasPrivate} isPrivateIn={isPrivateIn} onPrivate={setIsPrivateIn} />
      {FORMATS.map(({ format, icon }) => (
        <MenuItem
          key={format}
          icon={icon}
          disabled={format === 'pdf' && !isPrintReady}
          onClick={() => onChoose(format, isPrivateIn)}
        >
          {copy[format]}
        </MenuItem>
      ))}
    </Menu>
  );
}
