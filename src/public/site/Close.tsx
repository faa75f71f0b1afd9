/** @jsxImportSource preact */
import { Mark } from '../look/Brand.tsx';
import { way } from '../way.ts';
import { frame } from '../words.ts';

/** The book's cloth at the end of a page, with the one thing to do. */
export function Close() {
  return (
    <section class="close">
      <div class="stamp">
        <Mark size={300} />
      </div>
      <div class="sheet">
        <h2>{frame.close.title}</h2>
        <p>{frame.close.text}</p>
        <a class="button" href={way('/account/register')}>
          {frame.register}
        </a>
      </div>
    </section>
  );
}
