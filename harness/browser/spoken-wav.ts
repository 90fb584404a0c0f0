import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RATE = 16_000;

/** A mono WAV for Chromium's fake microphone: speech if espeak-ng is installed, otherwise syllables of plain tones. */
export function spokenWav(folder: string, words: string): string {
  const file = join(folder, 'spoken.wav');
  const { status } = spawnSync('espeak-ng', ['-w', file, '-s', '150', words], { stdio: 'ignore' });
  if (status !== 0) writeFileSync(file, hummed(words));
  return file;
}

/** A silent file. */
export function silentWav(folder: string): string {
  const file = join(folder, 'silent.wav');
  writeFileSync(file, wavOf(new Int16Array(RATE * 2)));
  return file;
}

// A hum for each word: loud enough for a meter, and complex enough for a codec.
function hummed(words: string): Buffer {
  const syllable = RATE / 4;
  const all = words.split(' ');
  const samples = new Int16Array(all.length * syllable);
  for (const [nth, word] of all.entries()) {
    const pitch = 110 + (word.length % 7) * 20;
    for (let at = 0; at < syllable * 0.8; at += 1) {
      const time = at / RATE;
      const swell = Math.sin((Math.PI * at) / (syllable * 0.8));
      const wave = [1, 2, 3, 4].reduce((sum, n) => sum + Math.sin(2 * Math.PI * pitch * n * time) / n, 0);
      samples[nth * syllable + at] = wave * swell * 9_000;
    }
  }
  return wavOf(samples);
}

function wavOf(samples: Int16Array): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}
