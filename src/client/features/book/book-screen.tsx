import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { PlacePage } from '#client/ui/place-page.tsx';
import { BOOK_COPY } from '#content/copy/book.ts';
import { OUTLINES } from '#content/outline.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { BookExport, ExportFormat, FirstPage, RunExport } from '#domain/plan/book-export.ts';
import { type BookChapter as Chapter, outlineBook } from '#domain/plan/book-outline.ts';
import { BookChapter } from './book-chapter.tsx';
import { BookContents } from './book-contents.tsx';
import { BookCover } from './book-cover.tsx';
import { BookMissing } from './book-missing.tsx';
import { createBookReader } from './book-reader.ts';
import { BookToolbar } from './book-toolbar.tsx';
import type { ChapterPlace } from './chapter-words.tsx';
import { EmptyBook } from './empty-book.tsx';
import { useBookSearch } from './searching/use-book-search.ts';
import { sharedChapters, withShared } from './sharing/shared-chapters.ts';
import { useExport } from './sharing/use-export.ts';
import { useChapterUses } from './use-chapter-uses.ts';
import { useSteadyChapters } from './use-steady-chapters.ts';
import './book-screen.css';

export type BookScreenProps = {
  brandName: string;
  person: string;
  blueprints: readonly Blueprint[];
  onOpen: (type: BlueprintType) => void;
  /** Opens a chapter's plan, where it can be edited. */
  onEdit: (type: BlueprintType) => void;
  /** Called before a jump to another place in the book. */
  onJump: () => void;
  onHome: () => void;
  /** Opens the dialog for sharing. Absent if links are turned off. */
  onShare?: (() => void) | undefined;
  runExport: RunExport;
  /** Removes settled questions from a plan before it is exported. */
  loadSettled?: () => Promise<(text: string) => string>;
  /** The income of earlier launches: left out of files without private parts. */
  incomes?: readonly string[];
  /** An editable plan in place of its chapter; app/ passes it in. */
  renderPlan?: (slot: BookPlanSlot) => ReactNode;
  onChangePlan?: (type: BlueprintType, text: string) => void;
  /** Links to the other main screens. */
  places?: ReactNode;
  /** The one-page launch, after the cover, and its version for exports; app/ passes both in. */
  firstPage?: ReactNode;
  readFirstPage?: () => Promise<FirstPage | undefined>;
  /** Notices to see before printing, such as plans that are out of date. */
  notices?: ReactNode;
};

/** `words` is the chapter's content until the plan can be edited; `bar` is the place for its buttons. */
export type BookPlanSlot = {
  type: BlueprintType;
  place: ChapterPlace;
  bar: HTMLElement | null;
};

const TITLES = Object.fromEntries(OUTLINES.map(({ type, title }) => [type, title])) as Record<
  BlueprintType,
  string
>;

export function BookScreen(props: BookScreenProps) {
  const { brandName, person, blueprints, onOpen, onEdit, onJump, onHome, places, notices } = props;
  const [date] = useState(() => new Date().toLocaleDateString('en-US', { dateStyle: 'long' }));
  const [reader] = useState(() => createBookReader());
  const { blocks, beginning, status } = useStore(reader.store);
  const outline = useMemo(() => outlineBook(blueprints, TITLES), [blueprints]);
  const chapters = useSteadyChapters(outline.chapters);
  const { missing } = outline;
  const book = useRef<HTMLDivElement>(null);
  const search = useBookSearch(book, blocks);
  const exporting = useExport(props.runExport);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const cover = useMemo(() => ({ brand: brandName, person, date }), [brandName, person, date]);

  const { opened, uses } = useChapterUses(reader, props.onChangePlan);
  useEffect(() => {
    // The edited plan parses itself: here it would be parsed again with every keystroke.
    return reader.read(chapters.filter(({ type }) => type !== opened?.type));
  }, [reader, chapters, opened?.type]);

  // In a ref, so that the chapters don't render when another export is in progress.
  const start = useRef((_format: ExportFormat, _isPrivateIn: boolean, _only?: Chapter) => {});
  start.current = (format, isPrivateIn, only) =>
    void exporting.start(format, gather(format, isPrivateIn, only));
  async function gather(format: ExportFormat, isPrivateIn: boolean, only?: Chapter): Promise<BookExport> {
    const whole = sharedChapters(chapters, isPrivateIn, await props.loadSettled?.(), props.incomes);
    const shared = whole.filter(({ type }) => !only || type === only.type);
    const readAlready = format === 'pdf' ? await withShared(blocks, shared) : blocks;
    const firstPage = only || format === 'pdf' ? undefined : await props.readFirstPage?.();
    return {
      isWhole: !only,
      ...(firstPage && { firstPage }),
      chapters: shared,
      title: BOOK_COPY.bookTitle,
      cover,
      readAlready,
    };
  }
  const [exportOne] = useState(
    () => (format: ExportFormat, isPrivateIn: boolean, only: Chapter) =>
      start.current(format, isPrivateIn, only),
  );
  const ways = useRef({ onEdit, onJump });
  ways.current = { onEdit, onJump };
  const [editOne] = useState(() => (type: BlueprintType) => ways.current.onEdit(type));
  const [jumpOnce] = useState(() => () => ways.current.onJump());

  if (chapters.length === 0) {
    return (
      <PlacePage title={BOOK_COPY.title} places={places}>
        <EmptyBook cover={cover} onHome={onHome} />
        <BookMissing missing={missing} written={0} onOpen={onOpen} />
      </PlacePage>
    );
  }
  const printing = exporting.state.status === 'printing' ? exporting.state.book : null;
  const printed = (type: BlueprintType) => printing?.chapters.find((chapter) => chapter.type === type);
  const blocksOf = (chapter: Chapter) => {
    const text = printed(chapter.type)?.text ?? chapter.text;
    const isBeginning = beginning?.text === text;
    return (
      printing?.readAlready?.get(text) ?? blocks.get(text) ?? (isBeginning ? beginning.blocks : undefined)
    );
  };
  // An open editor shows every line, even those left out in print.
  const isOpen = (type: BlueprintType) => !printing && opened?.type === type;
  const done = chapters.filter(({ text }) => blocks.has(text)).length;
  return (
    <PlacePage
      title={BOOK_COPY.bookTitle}
      places={places}
      isWide
      className="book"
      data-print={printing?.isWhole === false ? 'plan' : 'book'}
    >
      <BookToolbar
        search={search}
        exporting={exporting}
        reading={{ status, done, total: chapters.length }}
        chapters={chapters}
        onBar={setBar}
        onExport={(format, isPrivateIn) => start.current(format, isPrivateIn)}
        onRetry={() => reader.read(chapters)}
        onHome={onHome}
        onShare={props.onShare}
      />
      {notices && <div className="mt-6 print:hidden">{notices}</div>}
      <div className="book-body">
        <BookCover cover={cover} />
        {props.firstPage}
        <BookContents chapters={chapters} onJump={jumpOnce} />
        <div ref={book}>
          {chapters.map((chapter) => (
            <BookChapter
              key={chapter.type}
              chapter={chapter}
              blocks={blocksOf(chapter)}
              opened={isOpen(chapter.type) && opened ? props.renderPlan?.({ ...opened, bar }) : undefined}
              uses={uses}
              isWhole={isOpen(chapter.type) || blocks.has(chapter.text)}
              isPrinted={!printing || printed(chapter.type) !== undefined}
              onEdit={editOne}
              onJump={jumpOnce}
              onExport={exportOne}
            />
          ))}
        </div>
        {missing.length > 0 && <BookMissing missing={missing} written={chapters.length} onOpen={onOpen} />}
      </div>
    </PlacePage>
  );
}
