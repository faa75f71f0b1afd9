/** Heard and felt, so that nobody has to look up: high for what was read, low for what was not wanted. */
export class Signal {
  readonly #sound = typeof AudioContext === 'undefined' ? null : new AudioContext();

  give(isWrong: boolean): void {
    navigator.vibrate?.(isWrong ? [60, 60, 60] : 60);
    if (!this.#sound) return;
    const tone = this.#sound.createOscillator();
    const volume = this.#sound.createGain();
    tone.frequency.value = isWrong ? 220 : 1_760;
    volume.gain.value = 0.1;
    tone.connect(volume).connect(this.#sound.destination);
    tone.start();
    tone.stop(this.#sound.currentTime + (isWrong ? 0.25 : 0.08));
  }

  close(): void {
    void this.#sound?.close();
  }
}
