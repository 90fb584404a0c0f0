import { type Api, createApi } from '#client/adapters/api/api.ts';
import { createPlanViewChoice, type PlanViewChoice } from '#client/adapters/device/plan-view-choice.ts';
import { createSeenNotes, type SeenNotes } from '#client/adapters/device/seen-notes.ts';
import { createSpeech, type Speech } from '#client/adapters/device/speech.ts';
import { createQuestionBook, type QuestionBook } from '#client/adapters/page/questions.ts';

/** The outside things that the signed-in app uses; tests pass others. */
export type Services = {
  api: Api;
  questions: QuestionBook;
  speech: Speech;
  seenNotes: SeenNotes;
  planView: PlanViewChoice;
};

export function browserServices(): Services {
  return {
    api: createApi(),
    questions: createQuestionBook(),
    speech: createSpeech(),
    seenNotes: createSeenNotes(),
    planView: createPlanViewChoice(),
  };
}
