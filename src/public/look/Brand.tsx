/** @jsxImportSource preact */
import './base.css';

/** A jeweller's weight, cut through by the ledger's gold thread; drawn as in the favicon. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <circle cx="16" cy="7.2" r="3.7" fill="none" stroke="currentColor" stroke-width="2.6" />
      <path
        fill="currentColor"
        d="M9.1 11.5h13.8a2.2 2.2 0 0 1 2.14 1.7l1.2 5.1H5.76l1.2-5.1a2.2 2.2 0 0 1 2.14-1.7ZM5.06 21.9h21.88l1.2 4.5A2.1 2.1 0 0 1 26.1 29H5.9a2.1 2.1 0 0 1-2.04-2.6Z"
      />
      <path d="M2 20.1h28" fill="none" stroke="#C9963A" stroke-width="1.8" stroke-linecap="round" />
    </svg>
  );
}

export function Brand() {
  return (
    <div class="brand">
      <Mark />
      <span>TolaShop</span>
    </div>
  );
}
