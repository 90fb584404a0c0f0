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
  /** The level of the plan's largest headings on this page; others follow. */
  topHeading?: 2 | 3 | 4;
  /** Next to the heading of each section. */
  sectionTools?: ((section: DocumentSection) => ReactNode) | undefined;
  /** After each section, even while it is edited. */
  sectionNotes?: ((section: DocumentSection, index: number) => ReactNode) | undefined;
  /** Replaces one section, counted from 0: the one being edited. */
  replaced?: { section: number; by: ReactNode } | undefined;
  /** Identifies each section by this name and its number for scroll positions: not by pixels, since the heights above may be estimates. */
  placeName?: string | undefined;
};

/** A plan that can be used while reading: boxes tick, gaps are buttons, each section has tools. */
export const PlanView = memo(function PlanView(props: PlanViewProps) {
  const { document, actions, topHeading = 3, sectionTools, sectionNotes, replaced, placeName } = props;
  const sections = useSections(document);
  return (
    <PlanActionsContext value={actions}>
      <div className="prose-plan plan-document">
        {sections.map((section, index) =>
          // By its number: while one section is edited, the positions of all later ones change with every keystroke.
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
            {/* After its heading: before it, a screen reader would reach tools for an unknown section. */}
            {at === 0 && section.heading !== null && sectionTools?.(section)}
          </>,
        ),
      )}
    </>
  );
});

/** The same objects for unchanged sections: typing or writing in one renders no other. */
function useSections(document: PlanDocument): readonly DocumentSection[] {
  const before = useRef<readonly DocumentSection[]>([]);
  const sections = useMemo(() => sectionsOf(document, before.current), [document]);
  before.current = sections;
  return sections;
}
