import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { copyRichText, copyText } from '#client/adapters/device/clipboard.ts';
import { richText } from '#client/adapters/markdown/rich-text.ts';
import { isFocusLost } from '#client/ui/is-focus-lost.ts';
import { DOCUMENT_COPY } from '#content/copy/document.ts';
import { changedSection } from '#domain/plan/changed-section.ts';
import type { PlanDocument, PlanReader } from '#domain/plan/plan-document.ts';
import { plainText } from '#domain/plan/render/book-text.ts';
import { type DocumentSection, sectionsOf } from '#domain/plan/sections.ts';
import { replaceRange, type SourceRange } from '#domain/plan/source-range.ts';
import { ChangeDialog, type SectionAsking } from './change-dialog.tsx';
import { followRange } from './follow-range.ts';
import { SectionMenu } from './section-menu.tsx';
import { sectionRange } from './section-range.ts';
import type { EditingPlace } from './use-section-editing.tsx';

type ToolOptions = {
  document: PlanDocument;
  read: PlanReader;
  asking: SectionAsking | undefined;
  onEnter: (place: EditingPlace) => void;
  onEdit: (text: string) => void;
  say: (words: string) => void;
  onClosed: () => void;
};

/** The menu of each section, and the dialog it may open. */
export function useSectionTools(options: ToolOptions) {
  const [asked, setAsked] = useState<{ section: DocumentSection; plan: string } | null>(null);
  const hasAsk = options.asking !== undefined;
  const latest = useRef(options);
  latest.current = options;
  const ways = useMemo(
    () => ({
      onEdit(section: DocumentSection) {
        const { document, onEnter } = latest.current;
        const index = sectionsOf(document).findIndex(({ range }) => range.start === section.range.start);
        onEnter({ section: Math.max(0, index), block: 0 });
      },
      async onCopy({ blocks }: DocumentSection) {
        const own = blocks.map(({ block }) => block);
        const text = plainText(own);
        const isCopied = (await copyRichText({ html: richText(own), text })) || (await copyText(text));
        latest.current.say(isCopied ? DOCUMENT_COPY.section.copied : DOCUMENT_COPY.section.copyFailed);
      },
      onAsk: (section: DocumentSection) => setAsked({ section, plan: latest.current.document.text }),
    }),
    [],
  );
  const sectionTools = useCallback(
    (section: DocumentSection): ReactNode => <SectionMenu section={section} {...ways} hasAsk={hasAsk} />,
    [ways, hasAsk],
  );

  function close(): void {
    // First the dialog goes: it gives the focus back to the section's menu, unless the section was written anew.
    flushSync(() => setAsked(null));
    if (isFocusLost()) options.onClosed();
  }
  async function put(range: SourceRange, plan: string, reply: string): Promise<string | null> {
    const { asking, read, onEdit, say } = latest.current;
    if (!(await asking?.keepOld())) return DOCUMENT_COPY.change.notKept;
    const { text } = latest.current.document;
    const now = followRange(plan, text, range);
    const before = plan.slice(range.start, range.end);
    if (!now || text.slice(now.start, now.end) !== before) return DOCUMENT_COPY.change.moved;
    onEdit(replaceRange(text, now, changedSection(before, reply, read)));
    say(DOCUMENT_COPY.change.used);
    close();
    return null;
  }
  const range = asked && sectionRange(asked.plan, asked.section);
  const { asking } = options;
  const dialog = asked && range && asking && (
    <ChangeDialog
      heading={asked.section.heading ?? ''}
      plan={asked.plan}
      section={asked.plan.slice(range.start, range.end)}
      asking={asking}
      read={options.read}
      onClose={close}
      onUse={(reply) => put(range, asked.plan, reply)}
    />
  );
  return { sectionTools, dialog };
}
