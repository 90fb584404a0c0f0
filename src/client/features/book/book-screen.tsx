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
import { type ChapterPlace, ChapterWords } from './chapter-words.tsx';
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
  /** To the plan of a chapter, where it can be changed. */
  onEdit: (type: BlueprintType) => void;
  /** Before a jump to another place of the book. */
  onJump: () => void;
  onHome: () => void;
  /** Somebody is to be asked to read it. Absent where links are turned off. */
  onShare?: (() => void) | undefined;
  runExport: RunExport;
  /** What takes the questions that are settled out of a plan before it is handed on. */
  loadSettled?: () => Promise<(text: string) => string>;
  /** What earlier launches brought in: in no file without private parts. */
  incomes?: readonly string[];
  /** A plan that can be changed, in the place of its chapter; app/ passes it in. */
  renderPlan?: (slot: BookPlanSlot) => ReactNode;
  onChangePlan?: (type: BlueprintType, text: string) => void;
  /** The ways to the other main screens. */
  places?: ReactNode;
  /** The launch on one page, after the cover, and what an export takes of it; app/ passes both in. */
  firstPage?: ReactNode;
  readFirstPage?: () => Promise<FirstPage | undefined>;
  /** What needs attention before printing, such as plans that are out of date. */
  notices?: ReactNode;
};

/** `words` is what the chapter shows until the plan can be changed; `bar`, where its buttons go. */
export type BookPlanSlot = {
  type: BlueprintType;
  place: ChapterPlace;
  words: ReactNode;
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
    // What is being typed into reads itself: here it would be read again with every letter.
    return reader.read(chapters.filter(({ type }) => type !== opened?.type));
  }, [reader, chapters, opened?.type]);

  // Held in a ref so that the chapters need not be drawn again when another export is under way.
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
  const planOf = (chapter: Chapter, place: ChapterPlace) => {
    const words = <ChapterWords chapter={chapter} blocks={blocksOf(chapter) ?? []} uses={null} />;
    return props.renderPlan?.({ type: chapter.type, place, words, bar });
  };
  // An open editor shows every line, also those that the print leaves out.
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
              opened={isOpen(chapter.type) && opened ? planOf(chapter, opened.place) : undefined}
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
