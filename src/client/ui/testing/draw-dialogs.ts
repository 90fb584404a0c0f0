import { beforeAll } from 'vitest';

/** jsdom doesn't implement dialogs: here they only open and close. Call it once per test file. */
export function drawDialogs(): void {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
  });
}
