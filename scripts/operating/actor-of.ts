import { userInfo } from 'node:os';

type Who = { uid: number; username: string };

const NAME = /^[\w.@$-]{1,64}$/;

/** Who is written into the log. Behind sudo, the person and not "root"; anybody else can set that variable as they like. */
export function actorOf(sudoUser: string | undefined, who: () => Who = userInfo): string {
  const { uid, username } = known(who);
  const isSudo = uid === 0 && sudoUser !== undefined && NAME.test(sudoUser);
  return isSudo ? sudoUser : username;
}

function known(who: () => Who): Who {
  try {
    return who();
  } catch {
    // In a container nobody may have given this number a name.
    const uid = process.getuid?.() ?? -1;
    return { uid, username: `user ${uid}` };
  }
}
