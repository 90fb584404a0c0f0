import type { Stored } from '#domain/documents/document.ts';
import type { AnswerKey, BlueprintType } from './blueprint-types.ts';

// Not inferred from the schema: the schema imports its limits from the fields, which import this. blueprint-schema.ts
// doesn't compile when the two differ.

export const PLAN_ORIGINS = ['generated', 'edited', 'pasted', 'restored'] as const;

export type OutputFacts = {
  origin: (typeof PLAN_ORIGINS)[number];
  /** When the plan was written; a change by hand doesn't move it (written-on.ts). */
  at: string;
  /** A fingerprint of each thing that the plan was written from. */
  writtenFrom: Partial<Record<'answers' | 'facts' | BlueprintType, string>>;
};

export type TimelineEntry = { title: string; date: string; description: string };

/** Unsent words: an answer before Submit, or a plan before the person keeps it. */
export type DraftKey = `answers.${AnswerKey}` | 'aiOutput';

/** A change to one section that somebody asked the AI for, with its reply, until they use or decline it. */
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
    /** Output facts of the draft plan. Without a draft plan, those of a copied prompt whose reply may still be pasted. */
    draftFacts?: OutputFacts | undefined;
    changes?: SectionChange[] | undefined;
  };
  progress: { completed: boolean; currentStep: number };
};

export type StoredBlueprint = Stored<Blueprint>;
