import { withCurrentNames, withFormerNames } from '#client/adapters/device/former-kinds.ts';
import { isRecord } from '#domain/documents/shape.ts';

/** Reaches all other tabs of this browser, whoever is signed in there: `uid` is the owner of the words. */
export type TabChannel<Message> = {
  post(message: { uid: string; message: Message }): void;
  listen(hear: (message: { uid: string; message: Message }) => void): void;
  close(): void;
};

export function createTabChannel<Message>(name = 'blueprint'): TabChannel<Message> {
  const channel = new BroadcastChannel(name);
  return {
    post: ({ uid, message }) => channel.postMessage({ uid, message: inLists(message, withFormerNames) }),
    listen(hear) {
      channel.onmessage = ({ data }: MessageEvent) =>
        hear({ ...data, message: inLists(data.message, withCurrentNames) });
    },
    close: () => channel.close(),
  };
}

/** Maps rows and documents, which come as lists. */
function inLists<Message>(message: Message, name: <T>(value: T) => T): Message {
  if (!isRecord(message)) return message;
  const entries = Object.entries(message).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map(name) : value,
  ]);
  return Object.fromEntries(entries) as Message;
}
