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
import { ChangeDialog, type SectionAsking } from './changing/change-dialog.tsx';
import { changeKeys } from './changing/change-keys.ts';
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

type AskedSection = { section: DocumentSection; plan: string; of: string; there: readonly string[] };

function placeOf(section: DocumentSection, sections: readonly DocumentSection[]): number {
  return Math.max(
    0,
    sections.findIndex(({ range }) => range.start === section.range.start),
  );
}

const LONGEST_WISH = 1_000;

// Added to an unsent request. A reply that waits to be used is not discarded for it.
function wishFor(
  asking: SectionAsking | undefined,
  of: string,
  wish: string,
  there: readonly string[],
): void {
  const before = asking?.changes.open(of) ?? '';
  if (asking?.changes.stateOf(of).status !== 'form' || before.includes(wish)) return;
  asking.changes.type(of, [before, wish].filter(Boolean).join('\n').slice(0, LONGEST_WISH), there);
}

/** The menu of each section, and the dialogs it opens. */
export function useSectionTools(options: ToolOptions) {
  const [asked, setAsked] = useState<AskedSection | null>(null);
  const hasAsk = options.asking !== undefined;
  const latest = useRef(options);
  latest.current = options;
  const ways = useMemo(
    () => ({
      onEdit(section: DocumentSection) {
        const { document, onEnter } = latest.current;
        onEnter({ section: placeOf(section, sectionsOf(document)), block: 0 });
      },
      async onCopy({ blocks }: DocumentSection) {
        const own = blocks.map(({ block }) => block);
        const text = plainText(own);
        const isCopied = (await copyRichText({ html: richText(own), text })) || (await copyText(text));
        latest.current.say(isCopied ? DOCUMENT_COPY.section.copied : DOCUMENT_COPY.section.copyFailed);
      },
      onAsk(section: DocumentSection, wish = '') {
        const { document } = latest.current;
        const sections = sectionsOf(document);
        const there = changeKeys(sections.map(({ heading }) => heading));
        const of = there[placeOf(section, sections)] ?? '';
        if (wish !== '') wishFor(latest.current.asking, of, wish, there);
        setAsked({ section, plan: document.text, of, there });
      },
    }),
    [],
  );
  const sectionTools = useCallback(
    (section: DocumentSection): ReactNode => <SectionMenu section={section} {...ways} hasAsk={hasAsk} />,
    [ways, hasAsk],
  );

  function close(): void {
    // Close the dialog first: it returns the focus to the section's menu, unless the section was rewritten.
    flushSync(() => setAsked(null));
    if (isFocusLost()) options.onClosed();
  }
  async function put(range: SourceRange, { plan, of }: AskedSection, reply: string): Promise<string | null> {
    const { asking, read, onEdit, say } = latest.current;
    if (!(await asking?.keepOld())) return DOCUMENT_COPY.change.notKept;
    const { text } = latest.current.document;
    const now = followRange(plan, text, range);
    const before = plan.slice(range.start, range.end);
    if (!now || text.slice(now.start, now.end) !== before) return DOCUMENT_COPY.change.moved;
    onEdit(replaceRange(text, now, changedSection(before, reply, read)));
    asking?.changes.forget(of);
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
      of={asked.of}
      there={asked.there}
      asking={asking}
      read={options.read}
      onClose={close}
      onUse={(reply) => put(range, asked, reply)}
    />
  );
  return { sectionTools, dialog, askFor: ways.onAsk };
}
