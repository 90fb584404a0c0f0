import { memo, type ReactNode } from 'react';
import './plan-view.css';
import type { PlanDocument } from '#domain/plan/plan-document.ts';
import { type DocumentSection, sectionsOf } from '#domain/plan/sections.ts';
import { MarkdownBlockView } from './markdown-view.tsx';
import { type PlanActions, PlanActionsContext } from './plan-actions.ts';

type PlanViewProps = {
  document: PlanDocument;
  actions: PlanActions;
  /** The level of the plan's largest headings on this page; deeper ones follow. */
  topHeading?: 2 | 3 | 4;
  /** Stands beside the heading of each section. */
  sectionTools?: ((section: DocumentSection) => ReactNode) | undefined;
};

/** A plan that can be used where it is read: boxes tick, gaps are buttons, each section has its tools. */
export const PlanView = memo(function PlanView(props: PlanViewProps) {
  const { document, actions, topHeading = 3, sectionTools } = props;
  return (
    <PlanActionsContext value={actions}>
      <div className="prose-plan plan-document">
        {sectionsOf(document).map((section) => (
          <div key={section.range.start} data-start={section.range.start} className="plan-section">
            {section.heading !== null && sectionTools?.(section)}
            {section.blocks.map(({ range, block }) => (
              <MarkdownBlockView key={range.start} block={block} topHeading={topHeading} />
            ))}
          </div>
        ))}
      </div>
    </PlanActionsContext>
  );
});
