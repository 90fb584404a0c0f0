import type { Workspace } from '#client/saving/workspace.ts';
import { KIT_COPY } from '#content/copy/kit.ts';
import { addOwnFact, changeOwnFacts } from '#domain/facts/change-facts.ts';
import type { Channel } from '#domain/kit/channel.ts';
import type { Platform } from '#domain/kit/greeting.ts';
import { greetByName, markUsed, useAs as usedAs } from '#domain/kit/marks/marks.ts';
import type { Piece } from '#domain/kit/piece.ts';
import { messageOf } from '#domain/message-of.ts';

export type KitActions = ReturnType<typeof kitActions>;

/** All of these are marks or facts of one document, saved like any words. */
export function kitActions(
  { actions }: Pick<Workspace, 'actions'>,
  pieces: () => readonly Piece[],
  onUsed: (piece: Piece, isUsed: boolean) => void,
) {
  const { changeFacts, flush } = actions;
  return {
    use(piece: Piece, isUsed: boolean): void {
      changeFacts((sheet, now) => markUsed(sheet, piece, isUsed, now, pieces()));
      flush();
      onUsed(piece, isUsed);
    },
    useAs(piece: Piece, channel: Channel): void {
      changeFacts((sheet, now) => usedAs(sheet, piece, channel, now));
      flush();
    },
    greet(isOn: boolean): void {
      changeFacts((sheet, now) => greetByName(sheet, isOn, now));
      flush();
    },
    /** Null: none. Returns the reason if it is impossible. */
    choosePlatform(platform: Platform | null): string | null {
      const { fact: name, names } = KIT_COPY.platform;
      try {
        changeFacts((sheet, now) =>
          platform
            ? addOwnFact(sheet, { name, value: names[platform] }, now)
            : changeOwnFacts(
                sheet,
                sheet.own.filter((own) => own.name !== name),
                now,
              ),
        );
        flush();
        return null;
      } catch (problem) {
        return KIT_COPY.platform.tooMany(messageOf(problem, ''));
      }
    },
  };
}
