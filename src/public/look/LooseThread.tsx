/** @jsxImportSource preact */

/** The gold thread that sews the book, come loose. */
export function LooseThread() {
  return (
    <div class="thread" aria-hidden="true">
      <svg viewBox="0 0 276 72" width="276" height="72">
        <path d="M0 46 H24 M36 46 H62 M74 46 H100" />
        <path d="M112 46c26 0 40-6 52-18 9-9 3-20-7-17-11 3-12 19 2 26 16 8 38 3 50-12 6-8 14-9 19-5" />
      </svg>
    </div>
  );
}
