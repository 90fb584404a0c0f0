import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { type RecorderListener, type RecordingEnd, startRecorder } from './recorder.ts';
import { createSoundStore, type SoundStore } from './sound-store.ts';
import { fakeRecorder } from './testing/fake-recorder.ts';

const OWNER = { uid: 'ann', id: 'r1', at: '2026-11-17T08:00:00.000Z' };

function begin(fake = fakeRecorder(), sound: SoundStore = createSoundStore(new IDBFactory())) {
  const told = { ms: 0, level: 0, isSilent: false, isMuted: false, end: null as RecordingEnd | null };
  const listener: RecorderListener = {
    onTime: (ms) => Object.assign(told, { ms }),
    onLevel: (level) => Object.assign(told, { level }),
    onSilent: (isSilent) => Object.assign(told, { isSilent }),
    onMuted: (isMuted) => Object.assign(told, { isMuted }),
    onEnd: (end) => Object.assign(told, { end }),
  };
  const running = startRecorder(fake.browser, sound, OWNER, listener);
  const kept = async () => (await sound.list('ann'))[0];
  const texts = async () => {
    const recording = await kept();
    return recording ? Promise.all((await sound.partsOf(recording)).map((part) => part.text())) : [];
  };
  return { ...fake, told, running, kept, texts, sound };
}

describe('a recording', () => {
  it('is on the disk chunk by chunk, every two seconds, mono at 24 kbit/s', async () => {
    const { pass, kept, texts, said, told } = begin();
    await pass(4_500);
    expect(said).toEqual(['awake', 'audio/webm;codecs=opus at 24000']);
    expect(await texts()).toEqual(['0.0 0.1 ']);
    expect((await kept())?.ms).toBe(4_000);
    expect(told).toMatchObject({ level: 0.5, end: null });
  });

  it('requests a chunk every two seconds even if the disk is slow', async () => {
    const fake = fakeRecorder();
    const sound = createSoundStore(new IDBFactory());
    const add = vi
      .spyOn(sound, 'add')
      .mockImplementation(() => new Promise((resolve) => fake.browser.after(1_500, resolve)));
    const { pass } = begin(fake, sound);
    await pass(9_000);
    expect(add.mock.calls.map(([, ms]) => ms)).toEqual([2_000, 4_000, 6_000, 8_000]);
  });

  it('requests the next chunk only when the last one is on the disk', async () => {
    const sound = createSoundStore(new IDBFactory());
    let finish = () => {};
    const add = vi.spyOn(sound, 'add').mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    const { pass, chunkCount } = begin(fakeRecorder(), sound);
    await pass(9_000);
    expect([chunkCount(), add.mock.calls.length]).toEqual([1, 1]);
    finish();
    await pass(2_000);
    expect([chunkCount(), add.mock.calls.length]).toEqual([2, 2]);
  });

  it('is a new file every four minutes, and ends after thirty', async () => {
    const { pass, texts, told, said } = begin();
    await pass(5 * 60_000);
    expect(await texts()).toHaveLength(2);
    await pass(26 * 60_000);
    expect(told.end).toBe('full');
    expect(await texts()).toHaveLength(8);
    expect(said.slice(-2)).toEqual(['may sleep', 'microphone off']);
  });

  it('starts the next file at once, however slow the disk is with the last chunk', async () => {
    const fake = fakeRecorder();
    const sound = createSoundStore(new IDBFactory());
    const { pass, running, texts, said } = begin(fake, sound);
    await pass(4 * 60_000 - 1_000);
    const { add } = sound;
    let finish = () => {};
    vi.spyOn(sound, 'add').mockImplementation(async (...given) => {
      await new Promise<void>((resolve) => (finish = resolve));
      return add(...given);
    });
    await pass(2_000);
    expect(said.filter((words) => words.startsWith('audio/'))).toHaveLength(2);
    expect(running.pause(), 'there is something to pause').toBe(true);
    vi.mocked(sound.add).mockImplementation(add);
    finish();
    running.done();
    await pass(200);
    const [first = '', second = ''] = await texts();
    expect(first.split(' ')).toHaveLength(121);
    expect(second).toMatch(/^1\.0 /);
  });

  it('pauses, resumes and ends with all words recorded', async () => {
    const { pass, running, texts, told, kept } = begin();
    await pass(3_000);
    running.pause();
    await pass(60_000);
    expect(told.ms).toBe(3_000);
    running.resume();
    await pass(1_000);
    running.done();
    await pass(100);
    expect(told.end).toBe('done');
    expect((await texts()).join('')).toBe('0.0 0.1 0.2 ');
    expect((await kept())?.ms).toBe(4_000);
  });

  it('says that nothing is heard after four seconds of silence at the start, until something is', async () => {
    const fake = fakeRecorder();
    fake.setLevel(0.001);
    const { pass, told } = begin(fake);
    await pass(3_900);
    expect(told.isSilent).toBe(false);
    await pass(300);
    expect(told.isSilent).toBe(true);
    fake.setLevel(0.3);
    await pass(200);
    expect(told.isSilent).toBe(false);
    fake.setLevel(0.001);
    await pass(20_000);
    expect(told.isSilent).toBe(false);
  });
});

describe('the end of a recording keeps its sound', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'no-microphone'],
    ['NotReadableError', 'microphone-busy'],
  ])('%s: it does not begin', async (name, end) => {
    const fake = fakeRecorder();
    fake.refuse(name);
    const { pass, told, kept } = begin(fake);
    await pass(100);
    expect(told.end).toBe(end);
    expect(await kept()).toBeUndefined();
  });

  it('an unplugged headset', async () => {
    const { pass, track, told, texts } = begin();
    await pass(5_000);
    track.onended?.();
    await pass(100);
    expect(told.end).toBe('microphone-gone');
    expect(await texts()).toEqual(['0.0 0.1 0.2 ']);
  });

  it('an unplugged headset is reported as such, even if the recorder ends first', async () => {
    const { pass, pullHeadset, told, texts, said } = begin();
    await pass(5_000);
    await pullHeadset();
    await pass(100);
    expect(told.end).toBe('microphone-gone');
    expect(await texts()).toEqual(['0.0 0.1 0.2 ']);
    expect(said.at(-1)).toBe('microphone off');
  });

  it('a browser that cannot measure the microphone records anyway', async () => {
    const fake = fakeRecorder();
    fake.refuseMeter();
    const { pass, running, told, texts, said } = begin(fake);
    await pass(4_500);
    running.done();
    await pass(200);
    expect(told).toMatchObject({ end: 'done', isSilent: false });
    expect(await texts()).toEqual(['0.0 0.1 0.2 ']);
    expect(said.at(-1)).toBe('microphone off');
  });

  it('a call takes the microphone and gives it back', async () => {
    const { pass, track, told } = begin();
    await pass(1_000);
    track.onmute?.();
    expect(told.isMuted).toBe(true);
    track.onunmute?.();
    expect(told).toMatchObject({ isMuted: false, end: null });
  });

  it('a tab that is hidden writes its last words at once, and goes on', async () => {
    const fake = fakeRecorder();
    const { pass, told, texts } = begin(fake);
    await pass(2_500);
    expect(await texts()).toEqual(['0.0 ']);
    fake.hide();
    await pass(0);
    expect(await texts()).toEqual(['0.0 0.1 ']);
    await pass(2_000);
    expect([told.end, fake.chunkCount()]).toEqual([null, 3]);
  });

  it('a screen does not lock while somebody speaks, and may again afterwards', async () => {
    const { pass, said, running } = begin();
    await pass(1_000);
    expect(said).toContain('awake');
    expect(said).not.toContain('may sleep');
    running.done();
    await pass(100);
    expect(said).toContain('may sleep');
  });

  it('a second tab', async () => {
    const fake = fakeRecorder();
    fake.takeLock();
    const { pass, told } = begin(fake);
    await pass(100);
    expect(told.end).toBe('other-tab');
  });

  it('no storage: it does not start', async () => {
    const { pass, told, said } = begin(fakeRecorder(), createSoundStore(undefined));
    await pass(100);
    expect(told.end).toBe('no-storage');
    expect(said.at(-1)).toBe('microphone off');
  });

  it('a full disk: it stops, and earlier chunks are kept', async () => {
    const sound = createSoundStore(new IDBFactory());
    const { pass, told, texts } = begin(fakeRecorder(), sound);
    await pass(4_500);
    vi.spyOn(sound, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    await pass(2_500);
    expect(told.end).toBe('no-storage');
    expect(await texts()).toEqual(['0.0 0.1 ']);
  });

  it('a chunk that the browser cannot give out: it stops, and switches the microphone off', async () => {
    const { pass, told, said } = begin();
    await pass(2_500);
    const unreadable = new DOMException('gone', 'NotReadableError');
    const read = vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(unreadable);
    await pass(2_500);
    read.mockRestore();
    expect(told.end).toBe('no-storage');
    expect(said.at(-1)).toBe('microphone off');
  });
});

describe('sound on a device', () => {
  it('that was deleted while recording leaves no last chunk behind', async () => {
    const { pass, running, sound } = begin();
    await pass(3_000);
    await sound.clear('ann');
    running.done();
    await pass(200);
    const gone = { ...OWNER, type: 'audio/webm', ms: 0 };
    expect([await sound.list('ann'), await sound.partsOf(gone)]).toEqual([[], []]);
  });

  it('is deleted after seven days, and when its person signs out; others keep theirs', async () => {
    const sound = createSoundStore(new IDBFactory());
    const of = (uid: string, id: string, at: string) => ({ uid, id, at, type: 'audio/webm', ms: 1 });
    await sound.keep(of('ann', 'old', '2026-11-09T23:59:59.999Z'));
    await sound.add({ uid: 'ann', id: 'old', part: 0, index: 0, bytes: new ArrayBuffer(3) }, 5);
    await sound.keep(of('ann', 'new', '2026-11-10T00:00:00.000Z'));
    await sound.keep(of('ben', 'his', '2026-11-16T00:00:00.000Z'));
    await sound.removeOld(Date.parse('2026-11-17T00:00:00.000Z'));
    expect((await sound.list('ann')).map(({ id }) => id)).toEqual(['new']);
    expect(await sound.partsOf(of('ann', 'old', ''))).toEqual([]);
    await sound.clear('ann');
    expect(await sound.list('ann')).toEqual([]);
    expect(await sound.list('ben')).toHaveLength(1);
  });
});
