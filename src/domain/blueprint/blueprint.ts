import type { Stored } from '#domain/documents/document.ts';
import type { AnswerKey, BlueprintType } from './blueprint-types.ts';

// Written out, not inferred from the schema: the schema takes its limits from the fields, and the fields read this.
// blueprint-schema.ts does not compile when the two differ.

export const PLAN_ORIGINS = ['generated', 'edited', 'pasted', 'restored'] as const;

export type OutputFacts = {
  origin: (typeof PLAN_ORIGINS)[number];
  /** When the plan was written; a change by hand doesn't move it (written-on.ts). */
  at: string;
  /** A fingerprint of each thing that the plan was written from. */
  writtenFrom: Partial<Record<'answers' | 'facts' | BlueprintType, string>>;
};

export type TimelineEntry = { title: string; date: string; description: string };

/** What is typed but not sent: an answer before Submit, a plan before it is kept. */
export type DraftKey = `answers.${AnswerKey}` | 'aiOutput';

/** What somebody asked the AI to change in one section of the plan, and its reply, until that is used or declined. */
export type SectionChange = { of: string; wish: string; reply: string };

export type Blueprint = {
  id: string;
  title: string;
  type: BlueprintType;
  description: string;
  status: 'draft' | 'active' | 'completed';
  createdAt: string;
  updatedAt: string;
  participants: number;
  content: {
    objectives: string[];
    timeline: TimelineEntry[];
    notes?: string | undefined;
    answers: { [Key in AnswerKey]?: string | undefined };
    aiOutput?: string | undefined;
    outputFacts?: OutputFacts | undefined;
    drafts?: { [Key in DraftKey]?: string | undefined } | undefined;
    /**
     * How the draft plan came about. Without a draft plan: what a copied prompt was made from, whose reply may still
     * come.
     */
    draftFacts?: OutputFacts | undefined;
    changes?: SectionChange[] | undefined;
  };
  progress: { completed: boolean; currentStep: number };
};

export type StoredBlueprint = Stored<Blueprint>;
