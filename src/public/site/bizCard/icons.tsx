/** @jsxImportSource preact */

/** Drawn in one line, as wide as text is. */
const paths = {
  save: 'M12 4v10m0 0-4-4m4 4 4-4M5 19h14',
  call: 'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.500l1.5-2 4 1.500v3a1.5 1.5 0 0 1-1.7 1.500C11.5 18.3 5.7 12.5 5 5.700A1.5 1.5 0 0 1 6.5 4Z',
  whatsapp:
    'M4.5 19.500l1.2-3.600A7.8 7.8 0 1 1 8.6 18.600l-4.1.900ZM9.2 8.600c-.5 2.6 3.1 6.3 6 5.900l.6-1.3-1.9-1.2-.9.8c-1-.4-1.7-1.2-2.2-2.200l.8-.8-.9-2-1.5.8Z',
  mail: 'M4 6.500h16v11H4zM4 7l8 6 8-6',
  map: 'M12 21s-6.5-5.6-6.5-10.500a6.5 6.5 0 0 1 13 0C18.5 15.4 12 21 12 21Zm0-8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  pay: 'M7 5h10M7 9h10M8 5c6 0 6 8 0 8h-1l8 6.5',
  website:
    'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm-8.3 8.500h16.600M12 3.500c-5 5.5-5 11.5 0 17 5-5.5 5-11.5 0-17Z',
  instagram:
    'M7.5 4h9A3.5 3.5 0 0 1 20 7.500v9a3.5 3.5 0 0 1-3.5 3.500h-9A3.5 3.5 0 0 1 4 16.500v-9A3.5 3.5 0 0 1 7.5 4Zm4.5 4.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm4.7-1.300v.1',
  facebook: 'M14.5 8H17V4.500h-2.500c-2.5 0-4 1.5-4 4V11H8v3.500h2.500V21H14v-6.500h2.700l.6-3.500H14V9c0-.6.2-1 .5-1Z',
  youtube:
    'M5.5 6h13A2.5 2.5 0 0 1 21 8.500v7a2.5 2.5 0 0 1-2.5 2.500h-13A2.5 2.5 0 0 1 3 15.500v-7A2.5 2.5 0 0 1 5.5 6Zm4.8 3.200v5.600l4.7-2.8-4.7-2.800Z',
} as const;
export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="1.6"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
