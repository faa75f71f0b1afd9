/** @jsxImportSource preact */
import { frameEn as words } from '../../i18n/site/frameEn.ts';
import { Mark } from '../look/Brand.tsx';

/** The book's cloth at the end of a page, with the one thing to do. */
export function Close() {
  return (
    <section class="close">
      <div class="stamp">
        <Mark size={300} />
      </div>
      <div class="sheet">
        <h2>{words.close.title}</h2>
        <p>{words.close.text}</p>
        <a class="button" href="/account/register">
          {words.register}
        </a>
      </div>
    </section>
  );
}
