import { EVERY_BLOCK } from '#client/drawing/testing/every-block.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import {
  type FormProblem,
  NOTE_NAMES,
  type ReaderDrawing,
  type ReaderPage,
} from '#domain/review/reader-page.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { sampleComment } from '#domain/testing/sample-comment.ts';

const PROBLEMS: readonly FormProblem[] = ['empty', 'quote-not-found', 'name-too-long'];

// Every shape of the picture: launch days, work, days kept free, more work than hours.
const FACTS = {
  offerName: 'Ten lessons',
  eventDate: 'January 9, 2027',
  doorsOpen: 'January 11, 2027',
  doorsClose: 'January 15, 2027',
  startDate: 'February 1, 2027',
  hoursAWeek: '2',
  restDays: 'Sunday',
  datesToAvoid: 'December 24 to January 2',
};
const TASKS =
  '\n\n## Checklist\n\n- [ ] Write to Miriam (January 4, 2027, 3 hours)\n- [ ] Print the sheets\n';

function bodyOf(type: BlueprintType): string {
  return JSON.stringify(sampleBlueprint({ type, output: `${EVERY_BLOCK}${TASKS}` }));
}

/** The reader's page in all its states, for collecting its styles. */
export function sampleReaderPages({ readContents, drawPage, drawNote }: ReaderDrawing): string[] {
  const { plans, launch } = readContents({
    topics: (['identity', 'audience'] as const).map((type) => ({ body: bodyOf(type), isShared: true })),
    sheet: JSON.stringify({ facts: FACTS }),
    today: '2026-12-01',
    hasLaunchPage: true,
  });
  const comment = { ...sampleComment({ quote: 'Adults who start late.' }), reply: 'Thank you' };
  const form = { id: 'a', type: 'identity', part: 0, heading: '', quote: 'a', body: 'b', name: 'c' };
  const page = {
    brandName: 'Cornerstone',
    forName: 'Miriam',
    mayComment: true,
    endsAt: '2027-01-01T00:00:00.000Z',
    plans,
    launch,
    comments: [comment],
    formId: 'f',
    arrived: comment.commentId,
    refused: undefined,
  } satisfies ReaderPage;
  return [
    drawPage(page),
    drawPage({ ...page, mayComment: false, comments: [], launch: undefined }),
    ...PROBLEMS.map((problem) => drawPage({ ...page, refused: { form, problem } })),
    ...NOTE_NAMES.map((note) => drawNote(note, 'Cornerstone')),
  ];
}
