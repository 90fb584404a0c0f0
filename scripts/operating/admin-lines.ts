import type { AuditEntry } from '#server/administration/audit-log.ts';
import type { UserDescription } from '#server/administration/describe-user.ts';

const day = (at: Date) => at.toISOString().slice(0, 10);
const countOf = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
const sizeText = (characters: number) =>
  characters < 1_000_000
    ? `${Math.ceil(characters / 1_000)} KB`
    : `${(characters / 1_000_000).toFixed(1)} MB`;

export function userLines(user: UserDescription): string[] {
  const { size, sessions, lastSeen, lockedAt } = user;
  const isOff = lockedAt === null ? '' : `, turned off on ${day(lockedAt)}`;
  return [
    user.email,
    `  account    since ${day(user.createdAt)}, email ${user.isEmailConfirmed ? '' : 'not '}confirmed${isOff}`,
    `  plans      ${user.plans} written, ${countOf(user.blueprints, 'blueprint')} begun`,
    `  size       ${sizeText(size.current)}, and ${sizeText(size.earlier)} of earlier texts, ${sizeText(size.deleted)} deleted`,
    `  sessions   ${sessions}`,
    `  links      ${linksText(user.links)}`,
    `  last seen  ${lastSeen === null ? 'not since the account was made' : day(lastSeen)}`,
    `  id         ${user.uid}`,
  ];
}

function linksText(links: UserDescription['links']): string {
  if (links.length === 0) return 'none';
  const each = links.map(({ ends, comments }) => `until ${day(ends)} (${countOf(comments, 'comment')})`);
  return `${links.length}: ${each.join(', ')}`;
}

export function auditLines(entries: readonly AuditEntry[]): string[] {
  return entries.map(({ at, actor, action, uid, email }) => {
    const whose = email ?? (uid === null ? '' : `${uid} (removed)`);
    return `${at.toISOString().slice(0, 19).replace('T', ' ')}  ${actor.padEnd(12)}  ${action.padEnd(12)}  ${whose}`.trimEnd();
  });
}
