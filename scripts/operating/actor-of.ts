import { userInfo } from 'node:os';

type Who = { uid: number; username: string };

const NAME = /^[\w.@$-]{1,64}$/;

/** The name for the log. Behind sudo, the person and not "root"; without sudo, anybody can set that variable. */
export function actorOf(sudoUser: string | undefined, who: () => Who = userInfo): string {
  const { uid, username } = known(who);
  const isSudo = uid === 0 && sudoUser !== undefined && NAME.test(sudoUser);
  return isSudo ? sudoUser : username;
}

function known(who: () => Who): Who {
  try {
    return who();
  } catch {
    // In a container the user id may have no name.
    const uid = process.getuid?.() ?? -1;
    return { uid, username: `user ${uid}` };
  }
}
