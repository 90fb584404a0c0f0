import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import type { Session } from '#harness/http-person.ts';

/** A blueprint of about this many bytes, in words. */
export function blueprintOf(type: BlueprintType, bytes: number): Blueprint {
  const plan = 'Serve the people you are called to, one clear step at a time. ';
  return answeredBlueprint({
    type,
    output: plan.repeat(Math.ceil(bytes / plan.length)).slice(0, bytes - 450),
  });
}

type Save = { person: Session; port: number; blueprint: Blueprint; version: number; seq: number };

const TYPED = 20;
const bodies = new WeakMap<Blueprint, string[]>();

// Each created once: serializing 4 KB of JSON per request would keep the load client busier than the server.
function typedBody(blueprint: Blueprint, seq: number): string {
  const made = bodies.get(blueprint) ?? [];
  bodies.set(blueprint, made);
  const length = seq % TYPED;
  const answers = { '0': 'I help people '.repeat(TYPED + length) };
  made[length] ??= JSON.stringify({ ...blueprint, content: { ...blueprint.content, answers } });
  return made[length];
}

/** The browser's request while somebody types an answer, minus headers that the server ignores. */
export function saveRequest({ person, port, blueprint, version, seq }: Save): string {
  const body = typedBody(blueprint, seq);
  return [
    `PUT /api/users/${person.uid}/blueprints/${blueprint.id} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Origin: http://127.0.0.1:${port}`,
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Cookie: ${person.cookie}`,
    version === 0 ? 'If-None-Match: *' : `If-Match: "${version}"`,
    'X-Client: bench',
    `X-Seq: ${seq}`,
    '',
    body,
  ].join('\r\n');
}
