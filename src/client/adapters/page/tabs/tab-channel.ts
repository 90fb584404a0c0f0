import { asKept, asKnown } from '#client/adapters/device/former-kinds.ts';
import { isRecord } from '#domain/documents/shape.ts';

/** To all other tabs of this browser, no matter who is signed in there: `uid` says whose words it is about. */
export type TabChannel<Message> = {
  post(message: { uid: string; message: Message }): void;
  listen(hear: (message: { uid: string; message: Message }) => void): void;
  close(): void;
};

export function createTabChannel<Message>(name = 'blueprint'): TabChannel<Message> {
  const channel = new BroadcastChannel(name);
  return {
    post: ({ uid, message }) => channel.postMessage({ uid, message: inLists(message, asKept) }),
    listen(hear) {
      channel.onmessage = ({ data }: MessageEvent) =>
        hear({ ...data, message: inLists(data.message, asKnown) });
    },
    close: () => channel.close(),
  };
}

/** Rows and documents come as lists. */
function inLists<Message>(message: Message, name: <T>(value: T) => T): Message {
  if (!isRecord(message)) return message;
  const entries = Object.entries(message).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map(name) : value,
  ]);
  return Object.fromEntries(entries) as Message;
}
