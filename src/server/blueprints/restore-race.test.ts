import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { ENGINES, type OpenedEngine } from '#server/testing/engines.ts';
import { newBlueprint, openTestApp, type Person, type TestApp } from '#server/testing/test-app.ts';

describe.each(ENGINES)('bringing a topic back while other devices begin it anew, on $name', ({ open }) => {
  let opened: OpenedEngine;
  let app: TestApp;
  let ruth: Person;
  beforeAll(async () => {
    opened = await open();
    app = await openTestApp(opened.engine);
    ruth = await app.person('ruth@example.org');
  });
  afterAll(async () => {
    await app.close();
    await opened.stop();
  });

  it.each(BLUEPRINT_TYPES)('leaves one of them: %s', async (type: BlueprintType) => {
    const old = newBlueprint(type, 'the old words');
    await ruth.create(old);
    await ruth.call('DELETE', `${ruth.mine}/${old.id}`);
    const restore = () => ruth.call('POST', `${ruth.mine}/${old.id}/restore`);
    const begin = () => ruth.create(newBlueprint(type, 'new words'));
    const answers = await Promise.all([restore(), begin(), restore(), begin(), begin(), restore()]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([]);
    expect(statuses).toContain(200);
    const living = (await ruth.list()).json().blueprints.filter((one: { type: string }) => one.type === type);
    expect(living).toHaveLength(1);
    // The loser gets the existing one.
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409))
      expect(answer.json().existing.id).toBe(living[0].id);
  });
});
