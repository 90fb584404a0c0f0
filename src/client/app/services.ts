import { type Api, createApi } from '#client/adapters/api.ts';
import { createDeviceDrafts, type DeviceDrafts } from '#client/adapters/device-drafts.ts';
import { createSeenNotes, type SeenNotes } from '#client/adapters/seen-notes.ts';
import { createSpeech, type Speech } from '#client/adapters/speech.ts';

/** The outside things that the signed-in app uses; tests pass others. */
export type Services = { api: Api; drafts: DeviceDrafts; speech: Speech; seenNotes: SeenNotes };

export function browserServices(): Services {
  return {
    api: createApi(),
    drafts: createDeviceDrafts(),
    speech: createSpeech(),
    seenNotes: createSeenNotes(),
  };
}
