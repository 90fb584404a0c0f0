import { Copy, Ellipsis, PenLine, Sparkles } from 'lucide-react';
import { memo } from 'react';
import { Menu, MenuItem } from '#client/ui/menu.tsx';
import { DOCUMENT_COPY } from '#content/copy/document.ts';
import type { DocumentSection } from '#domain/plan/sections.ts';

const COPY = DOCUMENT_COPY.section;
export type SectionWays = {
  onEdit: (section: DocumentSection) => void;
  onCopy: (section: DocumentSection) => void;
  onAsk: (section: DocumentSection) => void;
};

type SectionMenuProps = SectionWays & { section: DocumentSection; hasAsk: boolean };

export const SectionMenu = memo(function SectionMenu({
  section,
  hasAsk,
  onEdit,
  onCopy,
  onAsk,
}: SectionMenuProps) {
  return (
    <div className="section-tools print:hidden">
      <Menu
        label={COPY.menu(section.heading ?? '')}
        trigger={<Ellipsis aria-hidden="true" className="size-5" />}
        triggerClassName="section-tool"
      >
        <MenuItem icon={PenLine} onClick={() => onEdit(section)}>
          {COPY.edit}
        </MenuItem>
        <MenuItem icon={Copy} onClick={() => onCopy(section)}>
          {COPY.copy}
        </MenuItem>
        {hasAsk && (
          <MenuItem icon={Sparkles} onClick={() => onAsk(section)}>
            {COPY.ask}
          </MenuItem>
        )}
      </Menu>
    </div>
  );
});
