import { memo, type ReactNode, useMemo, useRef } from 'react';
import './plan-view.css';
import './plan-sections.css';
import type { PlanDocument } from '#domain/plan/plan-document.ts';
import { type DocumentSection, sectionsOf } from '#domain/plan/sections.ts';
import { keyed } from './keyed.tsx';
import { MarkdownBlockView } from './markdown-view.tsx';
import { type PlanActions, PlanActionsContext } from './plan-actions.ts';

type PlanViewProps = {
  document: PlanDocument;
  actions: PlanActions;
  /** The level of the plan's largest headings on this page; deeper ones follow. */
  topHeading?: 2 | 3 | 4;
  /** Stands beside the heading of each section. */
  sectionTools?: ((section: DocumentSection) => ReactNode) | undefined;
  /** Stands after each section, also while it is edited. */
  sectionNotes?: ((section: DocumentSection, index: number) => ReactNode) | undefined;
  /** Stands in the place of one section, counted from 0: the one that is being edited. */
  replaced?: { section: number; by: ReactNode } | undefined;
  /** Each section is a place that is found again by this name and its number: not by pixels, as those above it may be guessed. */
  placeName?: string | undefined;
};

/** A plan that can be used where it is read: boxes tick, gaps are buttons, each section has its tools. */
export const PlanView = memo(function PlanView(props: PlanViewProps) {
  const { document, actions, topHeading = 3, sectionTools, sectionNotes, replaced, placeName } = props;
  const sections = useSections(document);
  return (
    <PlanActionsContext value={actions}>
      <div className="prose-plan plan-document">
        {sections.map((section, index) =>
          // By its number: while one section is edited, the places of all those behind it change with every letter.
          keyed(
            index,
            <>
              <div
                data-start={section.range.start}
                data-place={placeName && `${placeName}.${index}`}
                data-open={replaced?.section === index || undefined}
                className="plan-section"
              >
                {replaced?.section === index ? (
                  replaced.by
                ) : (
                  <SectionView section={section} topHeading={topHeading} sectionTools={sectionTools} />
                )}
              </div>
              {sectionNotes?.(section, index)}
            </>,
          ),
        )}
      </div>
    </PlanActionsContext>
  );
});

type SectionViewProps = Pick<PlanViewProps, 'sectionTools'> & {
  section: DocumentSection;
  topHeading: number;
};

const SectionView = memo(function SectionView({ section, topHeading, sectionTools }: SectionViewProps) {
  return (
    <>
      {section.blocks.map(({ block }, at) =>
        keyed(
          at,
          <>
            <MarkdownBlockView block={block} topHeading={topHeading} />
            {/* Behind its heading: before it, a screen reader would come to tools of it knows not what. */}
            {at === 0 && section.heading !== null && sectionTools?.(section)}
          </>,
        ),
      )}
    </>
  );
});

/** The same objects for the sections that are the same: what is typed or written in one draws no other again. */
function useSections(document: PlanDocument): readonly DocumentSection[] {
  const before = useRef<readonly DocumentSection[]>([]);
  const sections = useMemo(() => sectionsOf(document, before.current), [document]);
  before.current = sections;
  return sections;
}
