import { type Api, createApi } from '#client/adapters/api.ts';
import { createDeviceDrafts, type DeviceDrafts } from '#client/adapters/device-drafts.ts';
import { createQuestionBook, type QuestionBook } from '#client/adapters/questions.ts';
import { createSeenNotes, type SeenNotes } from '#client/adapters/seen-notes.ts';
import { createSpeech, type Speech } from '#client/adapters/speech.ts';

/** The outside things that the signed-in app uses; tests pass others. */
export type Services = {
  api: Api;
  drafts: DeviceDrafts;
  questions: QuestionBook;
  speech: Speech;
  seenNotes: SeenNotes;
};

export function browserServices(): Services {
  return {
    api: createApi(),
    questions: createQuestionBook(),
    drafts: createDeviceDrafts(),
    speech: createSpeech(),
    seenNotes: createSeenNotes(),
  };
}
