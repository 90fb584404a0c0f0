import { memo } from 'react';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { FIELDS } from '#domain/blueprint/fields.ts';
import { sentenceFor } from '#domain/errors.ts';

export type PlanNotesProps = {
  notes: string;
  onNotes: (text: string) => void;
  onLeaveField: () => void;
};

/** What else the AI should know, in the person's own words. */
export const PlanNotes = memo(function PlanNotes({ notes, onNotes, onLeaveField }: PlanNotesProps) {
  return (
    <TextArea
      label={GENERATION_COPY.notes.label}
      hint={GENERATION_COPY.notes.hint}
      error={notes.length > FIELDS.notes.limit ? sentenceFor('notes-too-long') : undefined}
      minHeight="48px"
      value={notes}
      onChange={(event) => onNotes(event.currentTarget.value)}
      onBlur={onLeaveField}
    />
  );
});
