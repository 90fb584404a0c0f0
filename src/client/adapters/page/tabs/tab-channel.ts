/** To all other tabs of this browser, whoever is signed in there: `uid` says whose words it is about. */
export type TabChannel<Message> = {
  post(message: { uid: string; message: Message }): void;
  listen(hear: (message: { uid: string; message: Message }) => void): void;
  close(): void;
};

const NAME = 'blueprint';

export function createTabChannel<Message>(): TabChannel<Message> {
  const channel = new BroadcastChannel(NAME);
  return {
    post: (message) => channel.postMessage(message),
    listen(hear) {
      channel.onmessage = ({ data }: MessageEvent) => hear(data);
    },
    close: () => channel.close(),
  };
}
